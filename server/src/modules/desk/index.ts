import { sample } from '@policy/shared/contract/entities/desk/sample.ts';

import { crudModule } from '../../kit/crud-module.ts';
import type { Module } from '../../kit/route.ts';

/** What stands on everybody's desk. */
export const deskModules: readonly Module[] = [crudModule(sample)];
