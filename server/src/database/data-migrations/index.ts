import { nameEffectsInProcesses } from './0001-name-effects-in-processes.ts';
import { renamePrefixedSubscriptions } from './0002-rename-prefixed-subscriptions.ts';
import { liftApprovedLevels } from './0003-lift-approved-levels.ts';
import { countPublicityEntries } from './0004-count-publicity-entries.ts';
import type { DataMigration } from './data-migration.ts';

/** Every data migration in the order of their numbers; a merged one is never changed, taken out or renamed. */
export const dataMigrations: readonly DataMigration[] = [
  nameEffectsInProcesses,
  renamePrefixedSubscriptions,
  liftApprovedLevels,
  countPublicityEntries,
];
