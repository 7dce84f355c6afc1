import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import {
  areConsentsGiven,
  registered,
  registerInput,
  registerPaths,
  registerProblem,
} from '@policy/shared/contract/people/register.ts';
import { agreementKey, isNeededToRegister } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { Registered, RegisterForm } from '@policy/shared/contract/people/register.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { assertGood, storedForm } from '../../../accounts/passwords.ts';
import { securityOf } from '../../../accounts/security-policy.ts';
import { requireUsableTenant } from '../../../accounts/usable-tenant.ts';
import { readParameters } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { assertOpen } from '../../../parameters/portal.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { agreementsInForce } from '../../../membership/consents.ts';
import { namedInForce } from '../../../membership/give-consents.ts';
import { assertSmsCode } from '../../../sign-on/sms-codes.ts';
import { readTicket } from '../../../sign-on/tickets.ts';
import { keepRequest } from './keep-request.ts';
import type { Registering } from './keep-request.ts';
import { lookUp, registerOf } from './look-ups.ts';
import type { RegistrationPorts } from './ports.ts';
import { filledBy } from './ticket/ticket-facts.ts';

const portalType = 2;

/** The call by which a company or a person asks for an account of the portal; what it may say is named, all else is refused. */
export function addPortalRegister(app: FastifyInstance, ports: RegistrationPorts) {
  const documented = registerInput.partial();
  const schema = {
    ...{ tags: [registration.name], response: { 200: registered } },
    ...{ querystring: documented, body: documented.nullish() },
  };
  // Anybody may call, so that an address has few tries; whose session is over is a stranger here, as on the page.
  const config = { guard: 'public', perMinute: 20, evenOver: true } as const;
  app.post(`/${registerPaths.register}`, { config, schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    await assertOpen(request.context, 'registration');
    const form = readParameters(request, registerInput);
    return register(request, ports, form);
  });
}

/** The checks of a form in the order of its page; the code and the captcha are asked only once what was typed holds. */
async function register(
  request: FastifyRequest,
  ports: RegistrationPorts,
  typed: RegisterForm,
): Promise<Registered> {
  const { context } = request;
  const { services } = request.server;
  await requireUsableTenant(context, context.tenantId);
  assertPortal(context);
  const form = await wholeForm(context, services.cipher, typed);
  assertTyped(form, context);
  const code = { phone: form.phone, code: form.smsCode, purpose: 'register' as const };
  await assertSmsCode(context, services.cipher, code);
  await assertCaptcha(request);
  const { agreed, mayAskRegisters } = await agreedBy(context, form);
  const registering: Registering = {
    form,
    passwordHash: await passwordOf(context, form),
    // A register elsewhere is asked only about whoever agreed to that; an officer looks at the others himself.
    checks: mayAskRegisters
      ? await lookUp({ register: registerOf(services.config), clock: services.clock }, form)
      : [],
    agreed,
  };
  return inTransaction(context, (inside) => keepRequest(inside, { ...ports, services }, registering));
}

/** The form in the spelling that numbers are kept in, with what a provider vouches for where it says nothing. */
async function wholeForm(context: Context, cipher: FieldCipher, typed: RegisterForm): Promise<RegisterForm> {
  const { ticket } = typed;
  const form = ticket === '' ? typed : filledBy(await readTicket(context, cipher, ticket), typed);
  return {
    ...form,
    idNumber: form.idNumber.toUpperCase(),
    creditCode: form.creditCode.toUpperCase(),
  };
}

/** What was agreed to, of editions in force; refuses a form that lacks what it needs, which is read anew with its page. */
async function agreedBy(context: Context, form: RegisterForm) {
  const inForce = [...(await agreementsInForce(context)).values()];
  const needed = inForce.filter(({ kind }) => isNeededToRegister(kind, form.userType));
  if (!areConsentsGiven(form, needed.map(agreementKey)))
    throw new Refusal('registration.consents', {}, 'consents');
  const agreed = form.consents === '' ? [] : await namedInForce(context, form.consents);
  const isAsked = inForce.some(({ kind }) => kind === 'dataSharing');
  return { agreed, mayAskRegisters: !isAsked || agreed.some(({ kind }) => kind === 'dataSharing') };
}

/** Officers have accounts of the back-office; a person has one of the portal, however many companies he acts for. */
function assertPortal({ actor }: Context) {
  if (actor && actor.userType !== portalType) throw new Refusal('access.denied');
}

function assertTyped(form: RegisterForm, { actor }: Context) {
  const problem = registerProblem(form, actor !== null || form.ticket !== '');
  if (problem) throw new Refusal(`registration.${problem.fault}`, {}, problem.field);
}

/** Each captcha is spent by one answer; the page asks for another one after every refusal. */
export async function assertCaptcha({ headers, server }: FastifyRequest): Promise<void> {
  const said = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const isRight = await server.services.captchas.check(said('captcha-key'), said('captcha-code'));
  if (!isRight) throw new Refusal('signIn.captcha', {}, 'captchaCode');
}

/** The stored form of a new password; null where a ticket or a session says who it is. */
async function passwordOf(context: Context, { account, password, ticket }: RegisterForm) {
  if (context.actor || ticket !== '') return null;
  await assertGood(password, account, await securityOf(context.db, context.tenantId));
  return storedForm(password);
}
