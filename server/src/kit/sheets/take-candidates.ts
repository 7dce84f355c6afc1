import { createHash } from 'node:crypto';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { ImportChoices, ImportEvent } from '@policy/shared/contract/kit/import-events.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import type { Context } from '../runtime/context.ts';
import { InvalidDraft } from '../runtime/errors.ts';
import { oncePerKey, ownerOf } from '../transaction/idempotency.ts';
import { inTransaction } from '../transaction/transaction.ts';
import { placeOf } from './check-rows.ts';
import type { Candidate } from './check-rows.ts';
import type { PlacedField } from './import-fields.ts';
import type { Problems } from './problems.ts';
import { countsOf, writeCandidates } from './write-candidates.ts';
import type { RefusedRow } from './write-candidates.ts';

interface Taking<E extends Entity> {
  candidates: readonly Candidate<E>[];
  fields: readonly PlacedField[];
  problems: Problems;
  choices: ImportChoices;
  body: Uint8Array;
  onWritten: (done: number) => void;
}

type Done = Extract<ImportEvent, { kind: 'done' }>;

interface Taken {
  /** Null where nothing has come in. */
  done: Done | null;
  /** Whether the same call has been answered before: this is its answer, and nothing was written again. */
  isRepeated: boolean;
}

/** Ends a transaction whose rows shall not stay. */
class TakenBack extends Error {}

/**
 * Writes the rows that hold under the entity's rules, and lets them stay if that was chosen. A dry run is the import itself,
 * taken back, so that it tells what the rules refuse as well.
 */
export async function takeCandidates<E extends Entity>(
  entity: E,
  context: Context,
  taking: Taking<E>,
): Promise<Taken> {
  const { candidates, problems } = taking;
  const valid = candidates.filter(({ at }) => !problems.has(at));
  let refused: RefusedRow[] = [];
  let isRepeated = true;
  const write = async (inside: Context): Promise<Done> => {
    isRepeated = false;
    refused = await writeCandidates(entity, inside, { candidates: valid, onWritten: taking.onWritten });
    const rows = new Set(refused.map(({ at }) => at));
    const counts = countsOf(candidates, (at) => problems.has(at) || rows.has(at));
    if (!stays(taking.choices, counts)) throw new TakenBack();
    return { kind: 'done', ...counts };
  };
  const done = await inTransaction(context, (inside) => once(inside, taking, write)).catch(
    (error: unknown) => {
      if (error instanceof TakenBack) return null;
      throw error;
    },
  );
  for (const one of refused) tell(one, taking);
  return { done, isRepeated };
}

function stays({ dryRun, take }: ImportChoices, { added, changed, refused }: Omit<Done, 'kind'>): boolean {
  if (dryRun === '1') return false;
  return refused === 0 || (take === 'valid' && added + changed > 0);
}

/** A file that is sent again under its key, after a second click say, is not taken in twice. */
function once<E extends Entity>(
  inside: Context,
  { choices, body }: Taking<E>,
  write: (inside: Context) => Promise<Done>,
): Promise<Done> {
  const { db, tenantId, actor, clock, idempotencyKey: key } = inside;
  if (!key || choices.dryRun === '1') return write(inside);
  const asked = ['import', choices, createHash('sha256').update(body).digest('hex')];
  const owner = ownerOf(tenantId, actor?.userId ?? 'anonymous');
  return oncePerKey({ db, owner, key, asked, now: clock.now() }, () =>
    write({ ...inside, idempotencyKey: null }),
  );
}

function tell<E extends Entity>({ at, refusal }: RefusedRow, { fields, problems }: Taking<E>) {
  const place = (field: string | undefined) => (field === undefined ? null : placeOf(fields, field));
  if (refusal instanceof InvalidDraft)
    for (const { field, message } of refusal.errors) problems.add(at, place(field), message);
  else problems.add(at, place(refusal.field), refusalSentence(refusal.code, refusal.facts, problems.locale));
}
