import type { Names } from '../../expressions/evaluate.ts';
import { textOf } from '../../expressions/operators.ts';
import type { Template } from '../../expressions/template.ts';
import { valueOf } from '../../expressions/template.ts';
import type { ModelNode } from '../../model/definition.ts';
import type { CandidateRule, Relation } from '../../model/reading/people-named.ts';
import { labelOf } from '../../model/definition.ts';
import type { Alternative } from '../../rows.ts';
import type { Lookup } from '../run.ts';
import type { Visit } from '../visit.ts';

/** A rule whose parts name several users, roles or departments is one alternative for each combination. */
export function alternatives(rule: CandidateRule, visit: Visit): Alternative[] {
  const { duty } = rule;
  const { ownerId } = visit.run.instances.get(visit.execution.instanceId);
  if (duty !== null) return [{ userId: ownerId, roleId: null, departmentId: null, duty }];
  const [users, roles, departments] = [rule.user, rule.role, rule.department].map((part) =>
    part ? textsOf(part, visit) : [null],
  );
  return (users ?? []).flatMap((userId) =>
    (roles ?? []).flatMap((roleId) =>
      (departments ?? []).map((departmentId) => ({ userId, roleId, departmentId, duty })),
    ),
  );
}

/** What is asked about people, with the values that the variables of a visit have now. */
export function wantedBy(relation: Relation, visit: Visit): Lookup {
  const { starterId } = visit.run.instances.get(visit.execution.instanceId);
  if (relation.kind === 'handlerOf' || relation.kind === 'initiator') return relation;
  if (relation.kind === 'leader') return { ...relation, of: starterId };
  const departments = relation.department ? textsOf(relation.department, visit) : null;
  return relation.kind === 'post'
    ? { kind: 'post', posts: textsOf(relation.post, visit), departments }
    : { kind: 'leaderOf', departments: departments ?? [] };
}

/** The texts that a template names: a list, or one text with commas. */
export function textsOf(template: Template, { names, node }: { names: Names; node: ModelNode }): string[] {
  const value = valueOf(template, names, labelOf(node));
  const items: unknown[] = Array.isArray(value) ? value : textOf(value).split(',');
  return items.map((item) => textOf(item).trim()).filter((item) => item !== '');
}
