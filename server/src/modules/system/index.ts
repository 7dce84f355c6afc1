import { param } from '@policy/shared/contract/entities/system/param.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import { dictionaryModules } from './dictionaries.ts';
import { recycleBin } from './recycle-bin.ts';
import { regionModule } from './regions.ts';

/** What the platform is set up with: dictionaries, parameters and regions; and what was removed. */
export const systemModules: readonly Module[] = [
  ...dictionaryModules,
  crudModule(param),
  regionModule,
  recycleBin,
];
