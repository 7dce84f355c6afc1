import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { remarks } from '@policy/shared/contract/kit/readable.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { contactErrors } from '../../../accounts/contacts.ts';
import { assertPhonesFree } from '../../../accounts/one-phone.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField, InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { noteAccess } from '../../../membership/data-access.ts';
import { aboutUser, behindView, managedUser } from './managed-user.ts';
import type { PasswordPorts } from './reset-password.ts';

const asked = aboutUser.extend({
  kind: z.enum(['phone', 'email']),
  value: z.string().trim().max(100).default(''),
  /** What showed the officer that this is the person, and that the old place is lost. */
  proof: remarks(200),
  /** SM3 of the officer's own password in hex, as sign-in sends it. */
  officerPassword: z.string().max(200).default(''),
});
type Asked = z.output<typeof asked>;

/**
 * Adds the call by which an officer says where a portal user is reached from now on, for one who has lost the phone or the
 * address that codes would go to. Whoever holds the old one is told, and every session ends with it.
 */
export function addContactByOfficer(app: FastifyInstance, ports: PasswordPorts) {
  const schema = {
    ...{ tags: [portalUser.name], response: { 200: z.null() } },
    ...{ querystring: asked.partial(), body: asked.partial().nullish() },
  };
  const config = { guard: permission('policyuserinfo_reset'), perMinute: 20 };
  app.post(`/${portalUser.path}/contact`, { config, schema }, async (request) => {
    const said = readParameters(request, asked);
    if (said.proof === '') throw new Refusal('registration.proof', {}, 'proof');
    assertSound(request.context, said);
    // Before the transaction, so that a wrong password counts whatever becomes of the rest.
    await atField('officerPassword', ports.provePassword(request.context, said.officerPassword));
    return writeOnce(request, (context) => change(context, ports, said));
  });
}

function assertSound({ locale }: Context, { kind, value }: Asked): void {
  const errors = contactErrors({ [kind]: value }, locale);
  if (errors.length > 0) throw new InvalidDraft(errors.map((one) => ({ ...one, field: 'value' })));
  if (value === '') throw new Refusal('contact.empty', {}, 'value');
}

async function change(context: Context, ports: PasswordPorts, said: Asked): Promise<null> {
  const { kind, value, proof, officerPassword: _, ...about } = said;
  const { person } = await managedUser(context, about);
  const before = person[kind];
  if (before === value) throw new Refusal('contact.same', {}, 'value');
  if (kind === 'phone') await assertPhonesFree(context, [value], person.id);
  const written = asSystem(behindView(context), 'an officer saw the proof, which 用户管理 does not ask for');
  await repositoryOf(user, written).update(person.id, { [kind]: value });
  await ports.sessions.endAllWithin(context, [person.id], 'contact');
  const noted = { act: 'changed' as const, entity: user, rows: [person], field: kind, reason: proof };
  await noteAccess(context, noted);
  await emit(context, { name: 'account.contactChanged', facts: {}, to: { recipientId: person.id } });
  const phones = kind === 'phone' ? [before, value] : [person.phone];
  for (const phone of phones) if (phone) await ports.tellChange(context, phone);
  return null;
}
