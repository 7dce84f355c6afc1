import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import type { DraftOf, Entity } from '@policy/shared/contract/kit/entity.ts';
import { boundedBy, isOfEngine } from '@policy/shared/contract/permissions/bounded.ts';

import { unfitFields } from '../../kit/access/scope-condition.ts';
import { restrictDeleteWhileInUse } from '../../kit/crud/delete-restrictions.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { Write } from '../../kit/rules/rules.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';

type SubmittedFields = Partial<DraftOf<typeof dataScope>>;

/** Which rows roles reach; one that a role was granted cannot be removed, for without it the role would reach them all. */
export const dataScopeRules = ({ forgetAll }: SessionEnds) =>
  defineRules(dataScope, {
    beforeWrite: [refuseUnfit],
    afterWrite: [(_, { context }) => context.afterCommit(forgetAll)],
    beforeRemove: [restrictDeleteWhileInUse(dataScope)],
  });

/** A scope names an entity that there is, or what else scopes bound, and fields that its rows have. */
function refuseUnfit(values: SubmittedFields, { before }: Write<typeof dataScope>) {
  const scope = { ...before, ...values };
  const entity = boundedBy(scope.scopeClass);
  if (!entity) throw new Refusal('dataScope.permissionBase');
  const shown = isOfEngine(entity) ? {} : entity.fields;
  const hidden = (scope.visibleFields ?? []).filter((field) => !Object.hasOwn(shown, field));
  if (hidden.length > 0) throw new Refusal('dataScope.fields', { fields: hidden.join() });
  if (scope.scopeType === 5) refuseUnfitCondition(entity, scope.scopeValue);
}

function refuseUnfitCondition(entity: Entity, condition: SubmittedFields['scopeValue']) {
  const columns = isOfEngine(entity) ? entity.fields : undefined;
  const unfit = condition ? unfitFields(entity, condition, columns) : ['—'];
  if (unfit.length > 0) throw new Refusal('dataScope.condition', { fields: unfit.join() });
}
