import { actingDuties } from '@policy/shared/contract/companies/duties.ts';
import type { StartableProcess } from '@policy/shared/contract/workflow/starting.ts';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { AskedStart, Workflow } from '../../../workflow/index.ts';
import { isApplicant } from '../../../membership/applicant.ts';
import { inLanguage } from '../task-rows.ts';
import { favouritesOf } from './favourites.ts';

/** A process by the name that its cases keep, and by its English one. */
type NamedStartable = StartableProcess & { processDefNameEn: string | null };

/** The same as its reader calls it. */
export const shownStartable = (
  context: Context,
  { processDefNameEn, ...process }: NamedStartable,
): StartableProcess => ({
  ...process,
  processDefName: inLanguage(context)(process.processDefName, processDefNameEn),
});

/** The processes that the caller may start; those that name nobody are for all officers, and a company's are begun by members whose duty is to act. */
export async function startableBy(
  context: Context,
  workflow: Workflow,
  asked?: AskedStart,
): Promise<NamedStartable[]> {
  if (!mayAct(context)) return [];
  const all = await workflow.startableProcesses(context, asked);
  const favourites = await favouritesOf(context);
  return all
    .filter(({ isForNamed }) => isForNamed || !isApplicant(context))
    .map(({ isForNamed: _, caseType: __, lastStartedAt, ...process }) => ({
      ...process,
      lastStartTime: lastStartedAt && wireTime(lastStartedAt),
      isFavourite: favourites.has(process.processDefKey),
    }));
}

/** Whether the caller may start something: for himself, or for a company by a duty to act. */
export const mayAct = ({ actor }: Context): boolean =>
  actor?.companyId === null || (actor?.duties.some((duty) => actingDuties.includes(duty)) ?? false);

/** One of them, by its key or by the id of its newest version; another is not found. */
export async function startableOf(
  context: Context,
  workflow: Workflow,
  { id, key = '' }: AskedStart,
): Promise<NamedStartable> {
  const [one] = await startableBy(context, workflow, id === undefined ? { key } : { id });
  return found(one);
}
