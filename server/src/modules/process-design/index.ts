import { processButton } from '@policy/shared/contract/entities/process-design/process-button.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Services } from '../../kit/services/services.ts';
import type { Workflow } from '../../workflow/index.ts';
import { endpointModule } from './endpoints/endpoints.ts';
import { classicManager } from './classic/classic-manager.ts';
import { classicModels } from './classic/classic-models.ts';
import { deploymentModule } from './deployments/deployments.ts';
import { historyModule } from './deployments/history.ts';
import { deploymentStatus } from './deployments/status.ts';
import type { Intervene } from './deployments/status.ts';
import { categoryModule } from './library/categories.ts';
import { conditionModule } from './library/conditions.ts';
import { modelModule } from './models/models.ts';
import { defaultValueModule } from './forms/default-values.ts';
import { formModule } from './forms/form-module.ts';

/** What processes are designed with, their models, and what of them is deployed. */
export const processDesignModules = (
  workflow: Workflow,
  intervene: Intervene,
  services: Services,
): readonly Module[] => [
  endpointModule(services),
  categoryModule,
  conditionModule,
  formModule,
  defaultValueModule,
  crudModule(processButton),
  modelModule(workflow),
  historyModule(workflow),
  deploymentModule(workflow),
  deploymentStatus({ workflow, intervene }),
  classicModels(workflow),
  classicManager(workflow),
];
