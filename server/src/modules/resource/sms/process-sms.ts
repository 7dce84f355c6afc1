import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { phoneProblem } from '@policy/shared/auth/credentials/phone.ts';
import { eq, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Database } from '../../../database/client.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { systemContext } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Attempt, Deliverer, OutgoingEvent } from '../../../kit/transaction/outbox-delivery.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { answerCall, lockCall, waitingCall } from '../../../workflow/index.ts';
import type { AskedCall, CallAnswer, CallOffers } from '../../../workflow/index.ts';
import { acceptMessages } from './send-message.ts';
import { placeholdersOf } from './template-text.ts';

type Asked = Extract<AskedCall, { kind: 'sms' }>;

/** Limits are over some time; anything else that is refused would be refused again. */
const later: readonly string[] = ['sms.tooOften', 'sms.dailyCap'];

/**
 * Sends the SMS of service tasks: the message stands in the log and in the outbox of SMS in the transaction in which its
 * process is told that it does, and no second one comes of an event that is taken again.
 */
export function processSmsDeliverer(services: Services): Deliverer {
  const { database, clock, rules, cipher } = services;
  const answer = (db: Database, callId: string, told: CallAnswer) =>
    answerCall(db, { callId, answer: told, now: clock.now() });
  const noteOf =
    ({ recordId }: OutgoingEvent, { code, facts }: Pick<Refusal, 'code' | 'facts'>) =>
    (tx: Database) =>
      answer(tx, recordId, { ok: false, code, facts });
  return {
    deliver: async (event) => {
      const { recordId, tenantId } = event;
      const asked = await waitingCall(database.db, recordId);
      if (asked?.kind !== 'sms') return { failure: null };
      try {
        await inTransaction(systemContext({ db: database.db, clock, rules, tenantId }), async (context) => {
          if (!(await lockCall(context.db, recordId))) return;
          await accept(context, cipher, asked);
          await answer(context.db, recordId, { ok: true, values: {} });
        });
        return { failure: null };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return refused(event, error, noteOf(event, error));
      }
    },
    noteOfThrown: (event) =>
      event.isLast ? noteOf(event, { code: 'workflow.callUnexpected', facts: {} }) : undefined,
  };
}

function refused({ isLast }: OutgoingEvent, { code }: Refusal, note: Attempt['note']): Attempt {
  const isFinal = !later.includes(code);
  return { failure: isFinal ? null : code, note: isFinal || isLast ? note : undefined };
}

async function accept(context: Context, cipher: FieldCipher, asked: Asked): Promise<void> {
  const phone = asked.phone ?? (await phoneOf(context, asked.toId ?? ''));
  if (!phone || phoneProblem(phone)) throw new Refusal('workflow.callNoPhone');
  const texts = Object.entries(asked.parameters).map(([name, value]) => [name, textOf(value)]);
  await acceptMessages(context, cipher, {
    ...{ code: asked.template, phones: [phone], params: Object.fromEntries(texts), isUnasked: true },
  });
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '').replace(/^""$/, '');

/** The number of a person, or that which somebody has left for a company. */
async function phoneOf(context: Context, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const person = await repositoryOf(user, context).first(eq(tableOf(user).id, id));
  if (person?.phone) return person.phone;
  const table = tableOf(portalUser);
  const applicants = await repositoryOf(portalUser, context).all(
    or(eq(table.companyId, id), eq(table.uid, id)),
  );
  const active = applicants.filter(({ accountStatus }) => accountStatus === 'active');
  return active.find(({ contactPhone }) => contactPhone)?.contactPhone ?? null;
}

/** The names that a template asks for, for whoever deploys a process that sends by it. */
export const offeredTemplate: CallOffers['smsTemplate'] = async (context, code) => {
  const template = await repositoryOf(smsTemplate, context).first(
    eq(tableOf(smsTemplate).templateCode, code),
  );
  return template && { names: placeholdersOf(template.content) };
};
