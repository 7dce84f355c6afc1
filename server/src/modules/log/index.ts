import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { dataAccess } from '@policy/shared/contract/entities/log/data-access.ts';
import { errorKind } from '@policy/shared/contract/entities/log/error-kind.ts';
import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import { operationLog } from '@policy/shared/contract/entities/log/operation-log.ts';
import { revealLog } from '@policy/shared/contract/entities/log/reveal-log.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { RevealKeeper } from '../../kit/crud/reveal.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { noteAccess } from '../../membership/data-access.ts';
import { changeHistoryModule } from './change-history.ts';
import { housekeepingModule } from './housekeeping.ts';
import { outboxModule } from './outbox-events.ts';

const readOnly = { verbs: ['list', 'detail'] } as const;

/** What was revealed to whom and why, as a row of its log and as one of who read what is kept of somebody. */
export const keepReveal: RevealKeeper = async (context, reveal, about) => {
  await repositoryOf(revealLog, context).insert(reveal);
  const { field, reason } = reveal;
  if (about)
    await noteAccess(context, { act: 'revealed', entity: about.entity, rows: [about.row], field, reason });
};

/** Logs can be read; the server writes them and removes them by age alone. People set what became of an error. */
export const logModules: readonly Module[] = [
  crudModule(usualLog, readOnly),
  crudModule(apiLog, readOnly),
  crudModule(errorLog, readOnly),
  crudModule(errorKind, { verbs: ['list', 'detail', 'change'] }),
  crudModule(loginLog, readOnly),
  crudModule(revealLog, readOnly),
  crudModule(dataAccess, readOnly),
  crudModule(operationLog, readOnly),
  outboxModule,
  changeHistoryModule,
  housekeepingModule,
];
