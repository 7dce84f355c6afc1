import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import { peopleOfDraft } from '@policy/shared/contract/workflow/starting.ts';
import type { ChosenAtStart, PeopleOfDraft } from '@policy/shared/contract/workflow/starting.ts';

import { asOwner } from '../../../kit/access/as-owner.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { officersAmong } from '../../../workflow/index.ts';
import { assertChooses } from '../deciding/chosen-people.ts';
import { isApplicant } from '../../../membership/applicant.ts';
import { namesOf } from '../task-rows.ts';

type Chosen = ChosenAtStart | null | undefined;

/**
 * Refuses people whom a draft cannot be kept with: those of somebody who applies, himself among its copies, and whoever is no officer in use.
 * Whom it was kept with before stays while it is changed: nothing is lost because somebody has left meanwhile.
 */
export async function assertKeepsPeople(context: Context, people: Chosen, before: Chosen): Promise<void> {
  if (!people) return;
  assertChooses(context, { nextHandlers: people.handlers });
  assertMayCopy(context, people.copies);
  const known = new Set(idsOf(before));
  const added = idsOf(people).filter((id) => !known.has(id));
  if (added.length > 0 && (await officersAmong(context, added)).length < added.length)
    throw new Refusal('workflow.targetUnknown');
}

function assertMayCopy(context: Context, userIds: readonly string[]): void {
  if (userIds.length > 0 && isApplicant(context)) throw new Refusal('workflow.copiesByOffice');
  if (userIds.includes(context.actor?.userId ?? '')) throw new Refusal('workflow.copySelf');
}

/** Whom a draft was kept with, and which of them are still there: its own call, so that a list of drafts asks for nobody. */
export const draftPeopleModule: Module = (app) => {
  const schema = { tags: ['workflow'], querystring: idQuery, response: { 200: peopleOfDraft } };
  const options = { config: { guard: 'signedIn' as const }, schema };
  app.get('/blade-workflow/process/draftPeople', options, async (request) => {
    const { context } = request;
    const { id } = queryOf<{ id: string }>(request);
    const { people } = await repositoryOf(processDraft, asOwner(context)).get(id);
    return peopleNow(context, people);
  });
};

async function peopleNow(context: Context, people: Chosen): Promise<PeopleOfDraft> {
  const ids = idsOf(people);
  if (!people || ids.length === 0) return { handlers: [], copies: [] };
  const there = new Set(await officersAmong(context, ids));
  const names = await namesOf(context, ids);
  const told = (userId: string) => ({
    ...{ userId, name: names.get(userId) ?? null, isThere: there.has(userId) },
  });
  return {
    handlers: Object.entries(people.handlers).map(([nodeId, userId]) => ({ nodeId, ...told(userId) })),
    copies: people.copies.map(told),
  };
}

const idsOf = (people: Chosen): string[] =>
  people ? [...new Set([...Object.values(people.handlers), ...people.copies])] : [];
