import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { ImportChoices, ImportEvent, ImportedRow } from '@policy/shared/contract/kit/import-events.ts';

import type { Context } from '../runtime/context.ts';
import { annotatedSheet } from './annotated-sheet.ts';
import { readCandidates } from './check-rows.ts';
import type { Candidate, Checking } from './check-rows.ts';
import { checkUnique } from './check-unique.ts';
import { placeFields } from './import-fields.ts';
import type { PlacedField } from './import-fields.ts';
import { knownRows } from './known-rows.ts';
import { mostTold, noProblems } from './problems.ts';
import type { Problems } from './problems.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetRow } from './read-sheet.ts';
import { actOf, countsOf } from './write-candidates.ts';
import { takeCandidates } from './take-candidates.ts';

/** What is special about importing rows of an entity: what its rules would refuse as a whole is told by its cells. */
export interface ImportRules<E extends Entity> {
  /** Fields that no two rows share, beside those that the contract calls unique. */
  alone?: readonly string[];
  /** Notes what else is wrong with the rows, by their cells. */
  checks?: readonly ((checking: Checking<E>, candidates: readonly Candidate<E>[]) => Promise<void> | void)[];
  /** The field that leads to the row below which all rows of one sheet stand; the form names it, and no column. */
  below?: string;
  /** Which of two rows is to be there before the other. */
  inOrder?: (one: Candidate<E>, other: Candidate<E>) => number;
}

interface Import<E extends Entity> {
  body: Uint8Array;
  rules: ImportRules<E>;
  choices: ImportChoices;
  say: (event: ImportEvent) => void;
}

const mostRows = 20_000;

/**
 * Imports the rows of a sheet, all or none or those that hold, as was chosen; or says what would come of them and writes
 * nothing. Reports its progress, the sheet with its problems where there are any, and the outcome.
 */
export async function importRows<E extends Entity>(
  entity: E,
  context: Context,
  { body, rules, choices, say }: Import<E>,
): Promise<void> {
  say({ kind: 'progress', step: 'reading', done: 0, total: 0 });
  const sheet = await readSheet(body, mostRows);
  const rows = sheet.slice(1);
  const onProgress = (step: 'checking' | 'writing') => (done: number) =>
    say({ kind: 'progress', step, done, total: rows.length });
  const problems = noProblems(context.locale, sheet);
  const checked = await check(entity, context, {
    sheet,
    rules,
    choices,
    problems,
    say: onProgress('checking'),
  });
  const writing = {
    ...{ problems, choices, body, fields: checked.fields, candidates: checked.candidates },
    onWritten: onProgress(choices.dryRun === '1' ? 'checking' : 'writing'),
  };
  const { done, isRepeated } = checked.isWrong
    ? { done: null, isRepeated: false }
    : await takeCandidates(entity, context, writing);
  if (problems.total > 0 && !isRepeated) {
    const only = done ? (at: number) => problems.has(at) : undefined;
    const annotation = { locale: context.locale, sheet, problems: problems.sorted(), only };
    tellSheet(await annotatedSheet(body, annotation), say);
  }
  say(done ?? whatWouldCome(entity, checked, problems));
}

interface Checked<E extends Entity> {
  fields: readonly PlacedField[];
  candidates: readonly Candidate<E>[];
  rows: readonly SheetRow[];
  /** With wrong column headings every cell would be reported, so only the headings are. */
  isWrong: boolean;
}

interface Check<E extends Entity> extends Pick<Import<E>, 'rules' | 'choices'> {
  sheet: readonly SheetRow[];
  problems: Problems;
  say: (done: number) => void;
}

async function check<E extends Entity>(
  entity: E,
  context: Context,
  { sheet, rules, choices, problems, say }: Check<E>,
): Promise<Checked<E>> {
  const [head, ...rows] = sheet;
  const { mode } = choices;
  const fields = head ? placeFields(entity, head, { problems, mode, below: rules.below }) : [];
  if (problems.total > 0) return { fields, candidates: [], rows, isWrong: true };
  const known = await knownRows(entity, context, { mode, fields, rows });
  const checking = {
    entity,
    context,
    fields,
    fixed: fixedBy(rules, choices),
    known,
    problems,
    onChecked: say,
  };
  const candidates = await readCandidates(checking, rows);
  await checkUnique(checking, candidates, [...(entity.unique ?? []), ...(rules.alone ?? [])]);
  if (rules.inOrder) candidates.sort(rules.inOrder);
  for (const one of rules.checks ?? []) await one(checking, candidates);
  return { fields, candidates, rows, isWrong: false };
}

const fixedBy = ({ below }: { below?: string }, choices: ImportChoices) =>
  below === undefined ? {} : { [below]: choices.below };

/** A part of the file that is a line of its own; three bytes are four signs of base64. */
const partSize = 48 * 1024;

function tellSheet(file: Uint8Array, say: Import<Entity>['say']) {
  for (let from = 0; from < file.length; from += partSize)
    say({ kind: 'sheet', part: Buffer.from(file.subarray(from, from + partSize)).toString('base64') });
}

function whatWouldCome<E extends Entity>(
  { nameField }: E,
  { fields, candidates, rows, isWrong }: Checked<E>,
  problems: Problems,
): ImportEvent {
  const isRefused = (at: number) => isWrong || problems.has(at);
  const names = fields.find(({ key }) => key === nameField);
  const cellsOf = new Map(rows.map(({ at, cells }) => [at, cells]));
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  const told = candidates
    .toSorted((one, other) => one.at - other.at)
    .slice(0, mostTold)
    .map((one): ImportedRow => {
      const act = isRefused(one.at) ? 'refuse' : actOf(one);
      const changed = act === 'change' ? Object.keys(one.draft) : [];
      const name = names ? (cellsOf.get(one.at)?.[names.place] ?? '') : '';
      return {
        ...{ row: one.at, act, key: one.key || name },
        columns: changed.map((key) => labels.get(key) ?? key),
      };
    });
  const counts = countsOf(candidates, isRefused);
  return {
    ...{ kind: 'checked', ...counts, rows: told, total: problems.total },
    ...(isWrong && { refused: rows.length }),
    problems: problems
      .sorted()
      .slice(0, mostTold)
      .map(({ row, column, value, message }) => ({ row, column, value, message })),
  };
}
