import { sample } from '@policy/shared/contract/entities/develop/sample.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Services } from '../../kit/services/services.ts';
import { codeEntryModule } from './code/code-entries.ts';
import { dataSourceModule } from './sources/data-sources.ts';

/** What the platform is built with: outside databases, the generator that reads them, and a sample of every kind of field. */
export const developModules = (services: Services): readonly Module[] => [
  dataSourceModule(services),
  codeEntryModule(services),
  crudModule(sample),
];
