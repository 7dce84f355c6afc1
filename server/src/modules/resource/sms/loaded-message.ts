import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';

import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { smsConfigTable as configs, smsMessageTable as messages } from '../tables.ts';
import type { Account, Sending } from './providers/provider.ts';
import { paramsPlace, phonePlace } from './send-message.ts';
import { smsSecretPlace } from './sms-configs.ts';
import { placeholdersOf, rendered } from './template-text.ts';

/** A message with everything that sending it takes. */
export interface Loaded {
  category: 'outbox' | 'http' | 'aliyun' | 'tencent';
  sending: Omit<Sending, 'key'>;
  account: Account;
  /** Leaves only while whoever it goes to agrees to SMS. */
  isUnasked: boolean;
}

type Ports = Pick<Services, 'database' | 'cipher'>;

const templates = tableOf(smsTemplate);
const texts = z.record(z.string(), z.string());

const columns = {
  configId: messages.configId,
  phone: messages.phoneSealed,
  params: messages.paramsSealed,
  isUnasked: messages.isUnasked,
  content: templates.content,
  templateCode: templates.templateCode,
  aliyunTemplateId: templates.aliyunTemplateId,
  tencentTemplateId: templates.tencentTemplateId,
};
const account = {
  category: configs.category,
  id: configs.id,
  signName: configs.signName,
  appId: configs.appId,
  accessKey: configs.accessKey,
  secretKey: configs.secretKey,
  endpoint: configs.endpoint,
  regionId: configs.regionId,
  bodyTemplate: configs.bodyTemplate,
  successField: configs.successField,
  successValue: configs.successValue,
};

/** The message of an id; null when it, or what it says, is there no more. */
export async function load({ database: { db }, cipher }: Ports, id: string): Promise<Loaded | null> {
  const isItsTemplate = and(
    eq(templates.tenantId, messages.tenantId),
    eq(templates.templateCode, messages.templateCode),
  );
  const [row] = await db
    .select(columns)
    .from(messages)
    .innerJoin(templates, isItsTemplate)
    .where(and(eq(messages.id, id), eq(messages.isDeleted, 0)))
    // A code may have been given again after its first template was removed.
    .orderBy(templates.isDeleted)
    .limit(1);
  if (!row || typeof row.phone !== 'string' || typeof row.params !== 'string') return null;
  const { content, templateCode, aliyunTemplateId, tencentTemplateId } = row;
  const params = texts.parse(JSON.parse(cipher.open(row.params, paramsPlace(id))));
  const [config] = row.configId
    ? await db.select(account).from(configs).where(eq(configs.id, row.configId))
    : [];
  return {
    category: config?.category ?? 'outbox',
    isUnasked: row.isUnasked === 1,
    account: config ? accountOf(config, cipher) : nothing,
    sending: {
      ...{ phone: cipher.open(row.phone, phonePlace(id)), params, templateCode },
      ...{ aliyunTemplateId, tencentTemplateId },
      ...{ content: rendered(content, params), places: placeholdersOf(content) },
    },
  };
}

type Said = Omit<Account, 'signName' | 'appId' | 'accessKey' | 'secretKey'> & {
  id: string;
  signName: string | null;
  appId: string | null;
  accessKey: string | null;
  secretKey: unknown;
};

const nothing: Account = {
  ...{ signName: '', appId: '', accessKey: '', secretKey: '', endpoint: null, regionId: null },
  ...{ bodyTemplate: null, successField: null, successValue: null },
};

function accountOf(said: Said, cipher: Services['cipher']): Account {
  const { signName, appId, accessKey, secretKey, ...rest } = said;
  return {
    ...{ ...rest, signName: signName ?? '', appId: appId ?? '', accessKey: accessKey ?? '' },
    secretKey: typeof secretKey === 'string' ? cipher.open(secretKey, smsSecretPlace(said.id)) : '',
  };
}
