import { department } from '@policy/shared/contract/entities/people/department.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { listed } from '@policy/shared/messages/listed.ts';

import { pointersInUse } from '../../../kit/crud/delete-restrictions.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { WriteRule } from '../../../kit/rules/rules.ts';

/** What agencies answer for: content, and the cases that follow from it. */
const answersBy = ['agencyId', 'jointAgencyIds'];

/** Rule: a department by whose sign documents are issued keeps one while something is left to it. */
export const staysAgencyWhileInUse: WriteRule<typeof department> = async (
  { docPrefix },
  { before, context },
) => {
  if (docPrefix !== null || !before || before.docPrefix === null) return;
  const words = catalogue(context.locale);
  const users = new Set<string>();
  for await (const { owner } of pointersInUse(department, context, { ids: [before.id], fields: answersBy }))
    users.add(words.entity(owner.name).title);
  if (users.size > 0)
    throw new Refusal('agency.inUse', { name: before.fullName, users: listed([...users], context.locale) });
};
