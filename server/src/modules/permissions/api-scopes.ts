import { apiScope } from '@policy/shared/contract/entities/permissions/api-scope.ts';

import { scopedPath } from '../../accounts/scoped-calls.ts';
import { restrictDeleteWhileInUse } from '../../kit/crud/delete-restrictions.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';

/** Which calls only some roles may make; one that a role was granted cannot be removed, for without it everybody could call. */
export const apiScopeRules = ({ forgetAll }: SessionEnds) => {
  const takeEffect = (_: unknown, context: Context) => context.afterCommit(forgetAll);
  return defineRules(apiScope, {
    beforeWrite: [keepPathReadable],
    afterWrite: [(row, { context }) => takeEffect(row, context)],
    beforeRemove: [restrictDeleteWhileInUse(apiScope)],
    afterRemove: [takeEffect],
  });
};

function keepPathReadable(values: { scopePath?: string }) {
  if (values.scopePath === undefined) return;
  const path = scopedPath(values.scopePath);
  if (!path) throw new Refusal('apiScope.path');
  values.scopePath = path;
}
