import { entities } from '@policy/shared/contract/entities/index.ts';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import * as formTables from './forms/form-tables.ts';
import { changeRecords } from './kit/history/change-history.ts';
import { idempotentWrites } from './kit/transaction/idempotency.ts';
import { outbox } from './kit/transaction/outbox.ts';
import { links } from './kit/table/links.ts';
import { revisions } from './kit/revisions/revision-table.ts';
import { invalidationLog } from './kit/transaction/invalidation-log.ts';
import { rateWindows } from './kit/runtime/rate-windows.ts';
import { anyTableOf } from './kit/table/table.ts';
import * as membershipTables from './membership/tables.ts';
import * as applicationTables from './modules/application/tables.ts';
import * as companyTables from './modules/companies/tables.ts';
import * as developTables from './modules/develop/tables.ts';
import * as accountTables from './accounts/tables.ts';
import * as accountCodeTables from './modules/sign-in/account-codes/tables.ts';
import * as lockoutTables from './modules/sign-in/lockout/tables.ts';
import * as secondFactorTables from './modules/sign-in/second-factor/tables.ts';
import * as passkeyTables from './modules/sign-in/passkeys/tables.ts';
import * as signInTables from './modules/sign-in/tables.ts';
import * as processDesignTables from './modules/process-design/tables.ts';
import * as signOnProviderTables from './modules/sign-in/providers/tables.ts';
import * as peopleTables from './modules/people/tables.ts';
import * as processTables from './modules/process/start/tables.ts';
import * as resourceTables from './modules/resource/tables.ts';
import * as searchTables from './search/index/search-tables.ts';
import * as signOnTables from './sign-on/tables.ts';
import { sealedRecords } from './personal-data/deletion/sealed-records.ts';
import { seedRuns } from './seeds/seed-run.ts';
import * as commentFileTables from './workflow/adapters/comments/comment-file-table.ts';
import * as copyTables from './workflow/adapters/copies/copy-table.ts';
import * as keptTables from './workflow/adapters/decisions/kept-table.ts';
import * as commandTables from './workflow/adapters/operations/command-table.ts';
import * as scopeTables from './workflow/adapters/scopes/scope-table.ts';
import * as startTables from './workflow/adapters/starts/start-table.ts';
import * as workflowTables from './workflow/adapters/tables.ts';

/** Tables that no contract describes, and those of entities with columns that no contract names. */
const declared = [
  ...[changeRecords, idempotentWrites, links, invalidationLog, outbox, rateWindows, seedRuns, sealedRecords],
  revisions,
  ...[applicationTables, formTables, developTables, lockoutTables, accountTables].flatMap(tablesIn),
  ...[secondFactorTables, signInTables, resourceTables, processTables, processDesignTables].flatMap(tablesIn),
  ...[companyTables, membershipTables, searchTables].flatMap(tablesIn),
  ...[signOnTables, signOnProviderTables, peopleTables, accountCodeTables, passkeyTables].flatMap(tablesIn),
  ...[
    workflowTables,
    startTables,
    scopeTables,
    copyTables,
    commandTables,
    commentFileTables,
    keptTables,
  ].flatMap(tablesIn),
];

const declaredNames = new Set(declared.map((table) => getTableName(table)));

/** Every table of the product, once. An entity has its table by standing in the list of entities, unless it is a view; it needs no line here. */
export const tables: readonly PgTable[] = [
  ...new Set(declared),
  ...entities
    .filter(({ view }) => !view)
    .map(anyTableOf)
    .filter((table) => !declaredNames.has(getTableName(table))),
];

function tablesIn(file: object): PgTable[] {
  return Object.values(file).filter((value) => is(value, PgTable));
}
