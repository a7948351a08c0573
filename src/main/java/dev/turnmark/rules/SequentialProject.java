package dev.turnmark.rules;

import org.drools.compiler.builder.impl.KnowledgeBuilderConfigurationImpl;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.model.codegen.execmodel.CanonicalModelKieProject;
import org.kie.api.builder.model.KieBaseModel;
import org.kie.internal.builder.conf.ParallelLambdaExternalizationOption;
import org.kie.internal.builder.conf.ParallelRulesBuildThresholdOption;
import org.kie.internal.builder.conf.ReproducibleExecutableModelGenerationOption;

/**
 * Generates the executable model on the thread that asks for it. By default the engine keeps a
 * static pool of threads for this, and its threads keep the class loader of whoever compiled first.
 */
final class SequentialProject extends CanonicalModelKieProject {

  SequentialProject(InternalKieModule module, ClassLoader parent) {
    super(module, parent);
  }

  @Override
  protected KnowledgeBuilderConfigurationImpl getBuilderConfiguration(
      KieBaseModel base, InternalKieModule module) {
    KnowledgeBuilderConfigurationImpl configuration = super.getBuilderConfiguration(base, module);
    configuration.setOption(ReproducibleExecutableModelGenerationOption.ENABLED);
    configuration.setOption(ParallelLambdaExternalizationOption.DISABLED);
    configuration.setOption(ParallelRulesBuildThresholdOption.get(-1));
    return configuration;
  }
}
