import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { defineRules } from '../rules/rules.ts';
import type { EntityRules, Revised, RuledEntity } from '../rules/rules.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { throughOf, underReview } from './groups.ts';
import { beforeChange, keptForReview } from './keep-revision.ts';
import { markRow } from './mark-row.ts';
import { deleteRevisions } from './revision-table.ts';

/** Adds to what holds for rows that those of these kinds are changed by revisions while they are public. */
export function withRevisions(ruled: readonly RuledEntity[], kinds: readonly Revised[]): RuledEntity[] {
  const kindOf = new Map(
    kinds.flatMap((kind) => [kind.root, ...kind.below].map(({ name }) => [name, kind] as const)),
  );
  const said = new Set(ruled.map(({ entity }) => entity.name));
  const silent = kinds.flatMap(({ below }) => below.filter(({ name }) => !said.has(name)));
  return [...ruled, ...silent.map((entity) => defineRules(entity, {}))].map(({ entity, rules }) => {
    const revised = kindOf.get(entity.name);
    return { entity, rules: revised ? revisedRules(revised, entity, rules) : rules };
  });
}

function revisedRules(revised: Revised, entity: Entity, rules: EntityRules<Entity>): EntityRules<Entity> {
  const isRoot = entity === revised.root;
  const { beforeRestore = [], afterRemove = [] } = rules;
  return {
    ...rules,
    ...{ revised, around: keptForReview(revised, entity) },
    ...(isRoot && { beforeChange, afterRemove: [...afterRemove, removesRevision(entity)] }),
    ...(!isRoot && { beforeRestore: [...beforeRestore, staysRemoved(revised, entity)] }),
  };
}

/** A row that is removed takes along what was to become of it. */
const removesRevision =
  (root: Entity) =>
  async (rows: readonly { id: string }[], context: Context): Promise<void> => {
    const ids = rows.map(({ id }) => id);
    await deleteRevisions(context, ids);
    for (const id of ids) await markRow(root, context, { rowId: id, revisionStatus: null });
  };

/** What is brought back would be public at once. */
const staysRemoved =
  ({ root }: Revised, entity: Entity) =>
  async (rows: readonly object[], context: Context): Promise<void> => {
    const through = throughOf(entity);
    const ids = rows.map((row): unknown => Reflect.get(row, through)).filter((id) => typeof id === 'string');
    if ((await underReview(root, context, ids)).size > 0) throw new Refusal('content.restoreBelow');
  };
