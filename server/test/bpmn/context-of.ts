import type { Database } from '../../src/database/client.ts';
import { rulesFrom } from '../../src/kit/rules/rules.ts';
import type { Clock } from '../../src/kit/runtime/clock.ts';
import type { Context } from '../../src/kit/runtime/context.ts';
import type { Actor } from '../../src/workflow/command.ts';
import { bareOfficer } from '../bare-officer.ts';

/** The context of a call by one of the people of the scenarios, under no rules of any area. */
export const contextOf = (actor: Actor, { db, clock }: { db: Database; clock: Clock }): Context => ({
  db,
  tenantId: '000000',
  actor: bareOfficer(actor.userId, {
    roleAliases: actor.roleIds,
    deptIds: actor.departmentIds.slice(0, 1),
    deptIdsBelow: actor.departmentIds,
  }),
  locale: 'zh',
  clock,
  rules: rulesFrom([]),
  idempotencyKey: null,
  remoteIp: null,
  afterCommit: () => undefined,
});
