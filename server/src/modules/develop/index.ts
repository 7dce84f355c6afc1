import type { Module } from '../../kit/routes/route.ts';
import type { Services } from '../../kit/services/services.ts';
import { codeEntryModule } from './code/code-entries.ts';
import { dataSourceModule } from './sources/data-sources.ts';

/** What the platform is built with: outside databases, and the generator that reads them. */
export const developModules = (services: Services): readonly Module[] => [
  dataSourceModule(services),
  codeEntryModule(services),
];
