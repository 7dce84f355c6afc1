import { smsBlock } from '@policy/shared/contract/entities/resource/sms-block.ts';
import { smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { putInOutbox } from '../../../kit/transaction/outbox.ts';
import type { OutboxRecord } from '../../../kit/transaction/outbox.ts';
import { smsConfigTable, smsMessageTable } from '../tables.ts';
import { assertWithin, queueBehindOthers, usualLimits } from './limits.ts';
import { maskedPhone } from './phones.ts';
import { loggedText, paramsOf } from './template-text.ts';
import { unwillingOf } from './unwilling.ts';

/** What a call asks to be sent. */
export interface SmsRequest {
  /** The code of a template, or of a configuration with a template of its own. */
  code: string;
  phones: readonly string[];
  params: unknown;
  /** Tells somebody what he did not ask for: whoever has not agreed to SMS is sent none. */
  isUnasked?: true;
}

/** What a message to one phone has become so far. */
export interface Accepted {
  id: string;
  phone: string;
  state: RowOf<typeof smsMessage>['state'];
}

/** Where in the tables the number of a message is sealed. */
export const phonePlace = (id: string) => `smsMessage.phone:${id}`;
/** Where in the tables its parameters are sealed. */
export const paramsPlace = (id: string) => `smsMessage.params:${id}`;
/** Tells messages to one phone apart from others without telling the number. */
export const hashOfPhone = (cipher: FieldCipher, phone: string): string =>
  cipher.fingerprint(phone, 'smsMessage.phoneHash');
const blockTable = tableOf(smsBlock);

type Way = { config: RowOf<typeof smsConfig> | null; template: RowOf<typeof smsTemplate> };

/** How a message stands in the outbox. */
export const asOutboxRecord = ({ id, phone }: Pick<Accepted, 'id' | 'phone'>): OutboxRecord => ({
  recordId: id,
  target: phone,
});

/** Writes the messages and what has to be done for them in the open transaction; nothing leaves before its commit. */
export async function acceptMessages(
  context: Context,
  cipher: FieldCipher,
  asked: SmsRequest,
): Promise<Accepted[]> {
  const { config, template } = await wayOf(context, asked.code);
  const params = paramsOf(template.content, asked.params);
  const phones = asked.phones.map((phone) => ({ phone, hash: hashOfPhone(cipher, phone) }));
  await queueBehindOthers(context);
  // A code is good for an act of whoever gets it, who asked for it.
  const isUnasked = asked.isUnasked === true && template.kind !== 'code';
  const blocked = await blockedOf(context, asked.phones, isUnasked);
  const open = phones.filter(({ phone }) => !blocked.has(phone));
  await assertWithin(context, config ?? usualLimits, open);
  const accepted: Accepted[] = [];
  for (const { phone, hash } of phones) {
    const state = blocked.has(phone) ? ('suppressed' as const) : ('queued' as const);
    const { id } = await repositoryOf(smsMessage, context).insert({
      ...{ phone: maskedPhone(phone), templateCode: template.templateCode, state },
      ...{ content: loggedText(template, params), configId: config?.id ?? null, attempts: 0 },
    });
    const sealed = {
      phoneSealed: cipher.seal(phone, phonePlace(id)),
      paramsSealed: cipher.seal(JSON.stringify(params), paramsPlace(id)),
    };
    await context.db
      .update(smsMessageTable)
      .set({ ...sealed, phoneHash: hash, isUnasked: isUnasked ? 1 : 0 })
      .where(eq(smsMessageTable.id, id));
    accepted.push({ id, phone: maskedPhone(phone), state });
  }
  const queued = accepted.filter(({ state }) => state === 'queued');
  await putInOutbox(context, 'sms', queued.map(asOutboxRecord));
  return accepted;
}

/** A template's code goes the tenant's enabled way; a configuration's own code goes its own, whether it is enabled or not. */
async function wayOf(context: Context, code: string): Promise<Way> {
  const templates = tableOf(smsTemplate);
  const template = await repositoryOf(smsTemplate, context).first(eq(templates.templateCode, code));
  const configs = repositoryOf(smsConfig, context);
  if (template) return { template, config: await configs.first(eq(smsConfigTable.status, 1)) };
  const config = await configs.first(eq(smsConfigTable.smsCode, code));
  if (!config) throw new Refusal('sms.code', { code });
  const own = config.templateId
    ? await repositoryOf(smsTemplate, context).first(eq(templates.id, config.templateId))
    : null;
  if (!own) throw new Refusal('sms.noTemplate', { code });
  return { template: own, config };
}

/** Numbers that are sent nothing, and those of portal users who have not agreed to be told things by SMS. */
async function blockedOf(
  context: Context,
  phones: readonly string[],
  isUnasked: boolean,
): Promise<Set<string>> {
  const blocks = await repositoryOf(smsBlock, context).all(inArray(blockTable.phone, [...phones]));
  const unwilling = isUnasked ? await unwillingOf(context, phones) : [];
  return new Set([...blocks.map(({ phone }) => phone), ...unwilling]);
}
