import { bySigner, smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { holds } from '@policy/shared/contract/kit/condition.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import type { Submitted } from '../../../kit/crud/crud-module.ts';
import type { WriteRule } from '../../../kit/rules/rules.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import type { Outbound } from '../../../kit/services/outbound.ts';
import { missingSecret } from '../sent-secret.ts';

type Config = typeof smsConfig;

interface Wrong {
  field: string;
  message: string;
}

/** Rule: a configuration has the secret that its way of sending takes, and a body that can be filled. */
export function isWhole(values: Partial<DraftOf<Config>>, write: Submitted<Config>): void {
  const said = { ...write.before, ...values };
  const secret = holds(bySigner, said) ? missingSecret(write, said.category) : [];
  const errors = [...secret, ...brokenBody(said, write.context.locale)];
  if (errors.length > 0) throw new InvalidDraft(errors);
}

/** A body that is no JSON would fail at every message. */
function brokenBody({ bodyTemplate }: Partial<DraftOf<Config>>, locale: Locale): Wrong[] {
  if (!bodyTemplate || isObject(bodyTemplate)) return [];
  const words = catalogue(locale);
  const label = words.entity(smsConfig.name).fields['bodyTemplate'];
  return [{ field: 'bodyTemplate', message: fill(words.validation.notObject, { label }) }];
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Its address does not lead into the server's own network. */
export const leadsOutside =
  (outbound: Outbound): WriteRule<Config> =>
  async ({ endpoint }) => {
    if (endpoint) await outbound.assertUrl(endpoint);
  };

/** The enabled configuration cannot be removed. */
export function staysWhileOn(rows: readonly RowOf<Config>[]): void {
  if (rows.some(({ status }) => status === 1)) throw new Refusal('sms.isEnabled');
}
