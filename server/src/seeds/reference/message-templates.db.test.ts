import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { seedMessageTemplates } from './message-templates.ts';
import { seedResources } from './resources.ts';

describeOnEachServer('the templates of events that came with a later version', (server) => {
  const draft = (code: string) => ({
    ...{
      code,
      templateName: code,
      kind: 'message' as const,
      title: '标题',
      content: '内容',
      isOn: 1 as const,
    },
  });
  const inTenant = (tenantId: string) => repositoryOf(messageTemplate, { ...server.context, tenantId });
  const codesOf = async (tenantId: string) =>
    (await inTenant(tenantId).all(undefined)).map(({ code }) => code);

  it('reach a tenant that was opened before, but not what it has deleted, nor who tells of no events', async () => {
    const older = inTenant('300001');
    await older.insert(draft('task.assigned'));
    const { id } = await older.insert(draft('export.ready'));
    await older.remove([id]);
    await inTenant('300002').insert(draft('letters'));
    await seedMessageTemplates(server.context);
    const codes = await codesOf('300001');
    expect(codes).toEqual(
      expect.arrayContaining(['task.transferred', 'task.delegated', 'task.resolved', 'task.urged']),
    );
    expect(codes).not.toContain('export.ready');
    expect(await codesOf('300002')).toEqual(['letters']);
    await older.remove(
      (await older.all(undefined)).filter((row) => row.code === 'task.urged').map((row) => row.id),
    );
    await seedMessageTemplates(server.context);
    expect(await codesOf('300001')).not.toContain('task.urged');
  });

  it('of SMS reach every tenant, in its own words where it has them, but not what it has removed', async () => {
    await repositoryOf(tenant, server.context).insert({ tenantId: '300003', tenantName: '三区' });
    const theirs = repositoryOf(smsTemplate, { ...server.context, tenantId: '300003' });
    const text = { templateName: '自己的', kind: 'notice' as const, content: '您好' };
    await theirs.insert({ ...text, templateCode: 'newDevice' });
    const { id } = await theirs.insert({ ...text, templateCode: 'paid' });
    await theirs.remove([id]);
    await seedResources(server.context);
    await seedResources(server.context);
    const rows = await theirs.all(undefined);
    expect(rows.map(({ templateCode }) => templateCode).sort()).toEqual([
      ...['code', 'contactChanged', 'newDevice', 'password-link'],
      ...['registrationApproved', 'registrationRefused', 'supplement', 'wayChanged'],
    ]);
    expect(rows.find(({ templateCode }) => templateCode === 'newDevice')?.content).toBe('您好');
  });
});
