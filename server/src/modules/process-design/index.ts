import { processButton } from '@policy/shared/contract/entities/process-design/process-button.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import { categoryModule } from './categories.ts';
import { conditionModule } from './conditions.ts';

/** What processes are designed with. */
export const processDesignModules: readonly Module[] = [
  categoryModule,
  conditionModule,
  crudModule(processButton),
];
