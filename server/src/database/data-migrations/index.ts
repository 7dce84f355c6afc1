import type { DataMigration } from './data-migration.ts';

/** Every data migration in the order of their numbers; a merged one is never changed, taken out or renamed. */
export const dataMigrations: readonly DataMigration[] = [];
