import { mailConfig } from '@policy/shared/contract/entities/resource/mail-config.ts';
import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import { smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, eq, ne } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { usualTemplates } from '../../modules/resource/sms/usual-templates.ts';
import { insertMissing } from '../insert-missing.ts';
import type { SlugRow } from '../slug-rows.ts';

const storages: readonly SlugRow[] = [
  { id: 'oss:local', category: 'local', ossCode: 'local', remark: '本机磁盘', status: 1 },
];

const templates = usualTemplates.map((draft) => ({ id: `sms-template:${draft.templateCode}`, ...draft }));

const configs: readonly SlugRow[] = [
  {
    ...{ id: 'sms:outbox', category: 'outbox', smsCode: 'outbox', signName: '政策兑现' },
    ...{ templateId: 'sms-template:code', remark: '只存发件箱，不向外发送', status: 1 },
  },
];

const mailConfigs: readonly SlugRow[] = [
  {
    ...{ id: 'mail:outbox', category: 'outbox', mailCode: 'outbox', security: 'tls' },
    ...{ remark: '只存发件箱，不向外发送', status: 1 },
  },
];

/** The disk and the outboxes, which need nothing from anybody, and texts to begin with; safe to repeat. */
export const seedResources = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    await insertMissing(objectStorage, inside, storages);
    await insertMissing(smsTemplate, inside, templates);
    await insertMissing(smsConfig, inside, configs);
    await insertMissing(mailConfig, inside, mailConfigs);
    await addToOtherTenants(inside);
  });

/** The same texts for every tenant that was opened before there were any, or before one of them; not what it has removed. */
async function addToOtherTenants(context: Context): Promise<void> {
  const [tenants, table] = [tableOf(tenant), tableOf(smsTemplate)];
  const others = await context.db
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(and(ne(tenants.tenantId, context.tenantId), eq(tenants.isDeleted, 0)));
  const known = await context.db
    .select({ tenantId: table.tenantId, code: table.templateCode })
    .from(table)
    .where(ne(table.tenantId, context.tenantId));
  for (const { tenantId } of others) {
    const had = new Set(known.filter((one) => one.tenantId === tenantId).map(({ code }) => code));
    const missing = templates.filter(({ templateCode }) => !had.has(templateCode));
    const own = missing.map((row) => ({ ...row, id: `${row.id}:${tenantId}` }));
    await insertMissing(smsTemplate, { ...context, tenantId }, own);
  }
}
