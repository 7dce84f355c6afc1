import { user } from '@policy/shared/contract/entities/people/user.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import type { FastifyInstance } from 'fastify';

import { assertMayGive, rolesOf } from '../../accounts/role-bounds.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { placeOf } from '../../kit/sheets/check-rows.ts';
import type { Candidate, Checking } from '../../kit/sheets/check-rows.ts';
import { addImport } from '../../kit/sheets/import-call.ts';
import { contactErrors } from '../../accounts/contacts.ts';

/** Adds the calls that take people in from a sheet; they cannot sign in before somebody has reset their passwords. */
export function addPeopleImport(app: FastifyInstance) {
  addImport(app, user, {
    at: { template: 'blade-user/export-template', import: 'blade-user/import-user' },
    alone: ['phone'],
    checks: [checkContacts, checkRoles],
  });
}

/** A number that is none would be found out when the first message is sent to it. */
function checkContacts(
  { context, fields, problems }: Checking<typeof user>,
  candidates: readonly Candidate<typeof user>[],
) {
  for (const { at, draft } of candidates)
    for (const { field, message } of contactErrors(draft, context.locale))
      problems.add(at, placeOf(fields, field), message);
}

/** Nobody hands on by a sheet what he could not hand on by the form; each role is looked at once, however many get it. */
async function checkRoles(
  { context, fields, problems }: Checking<typeof user>,
  candidates: readonly Candidate<typeof user>[],
): Promise<void> {
  const place = placeOf(fields, 'roleId');
  const given = new Set(candidates.flatMap(({ draft }) => draft.roleId ?? []));
  for (const id of given) {
    const sentence = await refusalOfRole(context, id);
    if (!sentence) continue;
    for (const { at, draft } of candidates) if (draft.roleId?.includes(id)) problems.add(at, place, sentence);
  }
}

async function refusalOfRole(context: Context, id: string): Promise<string | undefined> {
  try {
    await assertMayGive(context, await rolesOf(context, [id]));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalSentence(error.code, error.facts, context.locale);
  }
}
