import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { ImportEvent } from '@policy/shared/contract/kit/import-events.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { inTransaction } from '../transaction/transaction.ts';
import { checkUnique, readCandidates } from './check-rows.ts';
import type { Candidate, Checking } from './check-rows.ts';
import { placeFields } from './import-fields.ts';
import { noProblems } from './problems.ts';
import { readSheet } from './read-sheet.ts';

/** What is special about importing rows of an entity: what its rules would refuse as a whole is told by its cells. */
export interface ImportRules<E extends Entity> {
  /** Fields that no two rows share, beside those that the contract calls unique. */
  alone?: readonly string[];
  /** Notes what else is wrong with the rows, by their cells. */
  checks?: readonly ((checking: Checking<E>, candidates: readonly Candidate<E>[]) => Promise<void> | void)[];
}

interface Import<E extends Entity> {
  body: Uint8Array;
  rules: ImportRules<E>;
  say: (event: ImportEvent) => void;
}

const mostRows = 20_000;
const rowsAtOnce = 1000;

/** Imports all rows of a sheet or, when anything is wrong with one of them, none; reports its progress and the outcome. */
export async function importRows<E extends Entity>(
  entity: E,
  context: Context,
  { body, rules, say }: Import<E>,
): Promise<void> {
  say({ kind: 'progress', step: 'reading', done: 0, total: 0 });
  const [head, ...rows] = await readSheet(body, mostRows);
  const total = rows.length;
  const problems = noProblems(context.locale);
  const fields = head ? placeFields(entity, head, problems) : [];
  const onChecked = (done: number) => say({ kind: 'progress', step: 'checking', done, total });
  const checking = { entity, context, fields, problems, onChecked };
  // With wrong column headings every cell would be reported, so only the headings are.
  const candidates = problems.total > 0 ? [] : await readCandidates(checking, rows);
  await checkUnique(checking, candidates, [...(entity.unique ?? []), ...(rules.alone ?? [])]);
  for (const check of rules.checks ?? []) await check(checking, candidates);
  if (problems.total > 0) {
    say({ kind: 'problems', problems: problems.told(), total: problems.total });
    return;
  }
  await inTransaction(context, async (inside) => {
    for (let done = 0; done < total; done += rowsAtOnce) {
      say({ kind: 'progress', step: 'writing', done, total });
      const part = candidates.slice(done, done + rowsAtOnce);
      await repositoryOf(entity, inside).insertMany(part.map(({ draft }) => ({ id: uuidv7(), draft })));
    }
  });
  say({ kind: 'done', added: total });
}
