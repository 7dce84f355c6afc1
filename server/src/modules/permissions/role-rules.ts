import { role } from '@policy/shared/contract/entities/permissions/role.ts';

import { assertMayGrant } from '../../accounts/holdings.ts';
import {
  assertMayGive,
  assertMayUseAlias,
  assertNotOwn,
  staysOnForOneself,
} from '../../accounts/role-bounds.ts';
import { restrictDeleteWhileInUse } from '../../kit/crud/delete-restrictions.ts';
import { staysOutOfOwnBranch } from '../../kit/crud/tree.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { WriteRule } from '../../kit/rules/rules.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';

/** What a role gives is within what the writer may do himself, and is no gift to himself. */
const grantsWithinBounds: WriteRule<typeof role> = async (values, { before, context }) => {
  if (!values.menuIds && !values.dataScopeIds && !values.apiScopeIds) return;
  if (before) assertNotOwn(context, [before.id]);
  const { menuIds, dataScopeIds, apiScopeIds } = { ...before, ...values };
  await assertMayGrant(context, {
    menuIds: menuIds ?? [],
    dataScopeIds: dataScopeIds ?? [],
    apiScopeIds: apiScopeIds ?? [],
  });
};

/** Nobody makes, changes or removes a role that may do more than he may himself. */
export const roleRules = ({ forgetAll }: SessionEnds) =>
  defineRules(role, {
    beforeWrite: [
      (values, { before, context }) => {
        if (!before && values.roleAlias) assertMayUseAlias(context, values.roleAlias);
      },
      (_, { before, context }) => (before ? assertMayGive(context, [before]) : undefined),
      grantsWithinBounds,
      (values, { before, context }) => (before ? staysOnForOneself(values, before, context) : undefined),
      staysOutOfOwnBranch(role),
    ],
    // Rights that a role gave are gone with the next call of its people, and back with it.
    afterWrite: [(_, { context }) => context.afterCommit(forgetAll)],
    beforeRemove: [(rows, context) => assertMayGive(context, rows), restrictDeleteWhileInUse(role)],
  });
