import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { ImportAct, ImportCounts } from '@policy/shared/contract/kit/import-events.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../rows/repository.ts';
import type { OnRefused } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import type { Candidate } from './check-rows.ts';

const rowsAtOnce = 1000;

/** What becomes of a row whose cells hold, before its rules are asked. */
export const actOf = <E extends Entity>({ draft, before }: Candidate<E>): ImportAct => {
  if (!before) return 'add';
  return Object.keys(draft).length > 0 ? 'change' : 'leave';
};

/** A row that the entity's rules refuse. */
export interface RefusedRow {
  at: number;
  refusal: Parameters<OnRefused>[1];
}

interface Writing<E extends Entity> {
  candidates: readonly Candidate<E>[];
  /** Called with the number of rows written so far. */
  onWritten: (done: number) => void;
}

/** Writes rows, a part at a time, as any other writer's are; those that a rule refuses are told and left out. */
export async function writeCandidates<E extends Entity>(
  entity: E,
  inside: Context,
  { candidates, onWritten }: Writing<E>,
): Promise<RefusedRow[]> {
  const repository = repositoryOf(entity, inside);
  const refused: RefusedRow[] = [];
  let done = 0;
  for (const { rows, write } of [
    { rows: candidates.filter((one) => actOf(one) === 'add'), write: repository.insertMany },
    { rows: candidates.filter((one) => actOf(one) === 'change'), write: repository.updateMany },
  ])
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      onWritten(done);
      const part = rows.slice(from, from + rowsAtOnce).map((row) => ({ row, ...writtenOf(row) }));
      const rowAt = new Map(part.map(({ id, row }) => [id, row.at]));
      await write(part, (id, refusal) => refused.push({ at: rowAt.get(id) ?? 0, refusal }));
      done += part.length;
    }
  return refused;
}

const writtenOf = <E extends Entity>({ draft, before }: Candidate<E>) => ({
  id: before?.id ?? uuidv7(),
  version: before?.version ?? 1,
  draft,
  changes: draft,
});

/** How many rows of a sheet are added, changed, left as they are, and refused. */
export function countsOf<E extends Entity>(
  candidates: readonly Candidate<E>[],
  isRefused: (at: number) => boolean,
): ImportCounts {
  const counts = { add: 0, change: 0, leave: 0, refuse: 0 };
  for (const one of candidates) counts[isRefused(one.at) ? 'refuse' : actOf(one)] += 1;
  return { added: counts.add, changed: counts.change, left: counts.leave, refused: counts.refuse };
}
