import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { people } from '../../bpmn/application.ts';
import { contextOf } from '../../bpmn/context-of.ts';
import { draw, element, end, path, start } from '../../bpmn/draw.ts';
import { enginesHere } from '../../database.ts';
import { serverOf } from '../../describe-on-server.ts';
import { createCourier } from '../../../src/kit/routes/outbox-courier.ts';
import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { asSystem, rulesFrom } from '../../../src/kit/rules/rules.ts';
import type { Context } from '../../../src/kit/runtime/context.ts';
import { outbox } from '../../../src/kit/transaction/outbox.ts';
import { inTransaction } from '../../../src/kit/transaction/transaction.ts';
import { wfJob } from '../../../src/workflow/adapters/tables.ts';
import { createWorkflow } from '../../../src/workflow/index.ts';
import { smsMessageTable } from '../../../src/modules/resource/tables.ts';
import { offeredTemplate, processSmsDeliverer } from '../../../src/modules/resource/sms/process-sms.ts';

const xmlOf = (key: string, sms: string, parameter = '<policy:parameter name="item" value="${item}"/>') =>
  draw(
    key,
    start(),
    end(),
    element(
      'serviceTask',
      'id="tell" name="告知"',
      `<extensionElements><policy:sms ${sms}/>${parameter}</extensionElements>`,
    ),
    element('userTask', 'id="after" flowable:assignee="somebody"'),
    path('start', 'tell', 'after', 'end'),
  );

describe.each(enginesHere())('an SMS of a service task (%s)', (kind) => {
  const server = serverOf(kind);
  const workflow = createWorkflow({
    callOffers: { endpoint: () => Promise.resolve(null), smsTemplate: offeredTemplate },
  });
  // Days ahead of the server, whose own courier finds nothing due.
  let aheadMs = 7 * 86_400_000;
  const clock = { now: () => new Date(server.clock.now().getTime() + aheadMs) };
  const context = (): Context => ({
    ...contextOf(people.lead, { db: server.database.db, clock }),
    tenantId: server.context.tenantId,
  });
  const services = () => ({ ...server.services, clock, rules: rulesFrom([]) });
  const inside = <T>(work: (there: Context) => Promise<T>) => inTransaction(context(), work);
  const deliver = () =>
    createCourier(
      { db: server.database.db, clock },
      { processSms: processSmsDeliverer(services()) },
      (error) => {
        throw error;
      },
    ).deliver();
  const begun = async (key: string, xml: string, variables: Record<string, string>) => {
    await inside((there) => workflow.deploy(there, { xml }));
    const asked = { processKey: key, title: key, variables };
    return (await inside((there) => workflow.start(there, asked))).instanceId;
  };
  const jobsOf = (instanceId: string) =>
    server.database.db.select().from(wfJob).where(eq(wfJob.instanceId, instanceId));
  const messages = () => server.database.db.select().from(smsMessageTable);
  const events = (of: string) => server.database.db.select().from(outbox).where(eq(outbox.kind, of));

  beforeAll(async () => {
    const rows = repositoryOf(smsTemplate, asSystem(server.context, 'a test has a template'));
    const draft = { templateName: '告知', kind: 'notice' as const, content: '{item}已办结。', remark: null };
    await rows.insert({ ...draft, templateCode: 'told', aliyunTemplateId: null, tencentTemplateId: null });
  });

  test('is written once with what its process is told, although its event is taken twice', async () => {
    const xml = xmlOf('s1', 'template="told" to="phone" phone="${mobile}"');
    const id = await begun('s1', xml, { mobile: '13800000001', item: '甲' });
    const [event] = await events('processSms');
    const delivered = { ...event!, isLast: false };
    // The process dies between the message and the outbox: what follows finds that it is done.
    await processSmsDeliverer(services()).deliver(delivered);
    expect(await jobsOf(id)).toMatchObject([{ answer: { ok: true, values: {} } }]);
    await deliver();
    expect(await messages()).toMatchObject([{ phone: '138****0001', content: '甲已办结。' }]);
    expect([(await events('processSms')).length, (await events('sms')).length]).toEqual([0, 1]);
    const loop = workflow.startTimers({
      ...{ db: server.database.db, clock, rules: rulesFrom([]), everyMs: 3_600_000 },
      report: () => undefined,
    });
    await loop.runDue();
    await loop.stop();
    expect(await jobsOf(id)).toEqual([]);
  });

  test('to one phone too often waits, and to nobody stands', async () => {
    const again = await begun('s1', xmlOf('s1', 'template="told" to="phone" phone="${mobile}"'), {
      ...{ mobile: '13800000001', item: '乙' },
    });
    await deliver();
    expect(await jobsOf(again)).toMatchObject([{ answer: null }]);
    expect(await events('processSms')).toMatchObject([{ attempts: 1, lastError: 'sms.tooOften' }]);
    aheadMs += 3_600_000;
    await deliver();
    expect(await jobsOf(again)).toMatchObject([{ answer: { ok: true } }]);
    const nobody = await begun('s2', xmlOf('s2', 'template="told" to="applicant"'), { item: '丙' });
    await deliver();
    expect(await jobsOf(nobody)).toMatchObject([{ answer: { ok: false, code: 'workflow.callNoPhone' } }]);
  });

  test.each([
    [xmlOf('s3', 'template="nothing" to="applicant"'), 'workflow.modelSms'],
    [xmlOf('s3', 'template="told" to="applicant"', ''), 'workflow.modelSmsParameters'],
  ])('is not deployed with what its tenant has not', async (xml, code) => {
    await expect(inside((there) => workflow.deploy(there, { xml }))).rejects.toMatchObject({
      ...{ code, facts: { node: '告知' } },
    });
  });
});
