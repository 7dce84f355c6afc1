import { region } from '@policy/shared/contract/entities/system/region.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '../../kit/runtime/errors.ts';
import { placeOf } from '../../kit/sheets/check-rows.ts';
import type { Candidate, Checking } from '../../kit/sheets/check-rows.ts';
import { addImport } from '../../kit/sheets/import-call.ts';
import { isCode, misplaced, parentsOf } from './region-places.ts';
import type { RegionDraft } from './region-places.ts';

type RegionCandidate = Candidate<typeof region>;

/** Adds the calls that take regions in from a sheet, in whichever order their rows stand. */
export const addRegionImport = (app: FastifyInstance) =>
  addImport(app, region, { checks: [checkPlaces], inOrder: higherFirst });

/** What others hang below is there before them. */
const higherFirst = (one: RegionCandidate, other: RegionCandidate) =>
  (one.draft.level ?? 0) - (other.draft.level ?? 0) || one.at - other.at;

/** Says at its cell why a region cannot lie where its row puts it; one whose parent's row is wrong cannot come in without it. */
async function checkPlaces(
  { context, fields, problems }: Checking<typeof region>,
  candidates: readonly RegionCandidate[],
): Promise<void> {
  const added = candidates.filter(({ before }) => !before);
  const parents = await parentsOf(
    added.map(({ draft }) => draft),
    context,
  );
  const inSheet = new Map(added.map((one) => [one.key, one]));
  const refusalOf = (draft: RegionDraft): Refusal | null => {
    if (!isCode(draft.code ?? '')) return new Refusal('region.code', {}, 'code');
    if (!draft.parentCode) return null;
    const row = inSheet.get(draft.parentCode);
    if (row && problems.has(row.at)) return new Refusal('region.parentRow', { row: row.at }, 'parentCode');
    return misplaced(draft, parents.get(draft.parentCode) ?? row?.draft);
  };
  // Those above come first, so that whatever is wrong with a parent is known by now.
  for (const { at, draft } of added) {
    const refusal = problems.has(at) ? null : refusalOf(draft);
    if (!refusal) continue;
    const { code, facts, field } = refusal;
    problems.add(at, field ? placeOf(fields, field) : null, refusalSentence(code, facts, context.locale));
  }
}
