import { expect, it } from 'vitest';

import { people } from '../../../../test/bpmn/application.ts';
import { contextOf } from '../../../../test/bpmn/context-of.ts';
import { draw, element, end, path, start } from '../../../../test/bpmn/draw.ts';
import { describeOnEachDatabase } from '../../../../test/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { createWorkflow } from '../../index.ts';

const clock = { now: () => new Date('2026-01-05T01:00:00Z') };

describeOnEachDatabase('removing versions of processes', (database) => {
  const workflow = createWorkflow();
  const context = () => contextOf(people.company, { db: database(), clock });
  const deploy = (xml: string) =>
    inTransaction(database(), (db) => workflow.deploy({ ...context(), db }, { xml, category: null }));
  const idsOf = async (key: string) =>
    (await workflow.deployments.list(context(), { key, current: 1, size: 10 })).records.map(({ id }) => id);
  const remove = async (...keys: readonly string[]) => {
    const ids = (await Promise.all(keys.map(idsOf))).flat();
    return workflow.deployments.remove(context(), ids);
  };

  it('refuses the last one of a process that another calls, by the caller’s name, and takes both together', async () => {
    await deploy(draw('part', start(), end(), path('start', 'end')));
    const call = element('callActivity', 'id="call" calledElement="part"');
    await deploy(draw('whole', start(), call, end(), path('start', 'call', 'end')));
    await expect(remove('part')).rejects.toMatchObject({
      ...{ code: 'workflow.deploymentCalled', facts: { caller: expect.any(String) } },
    });
    expect(await idsOf('part')).toHaveLength(1);
    const { gone } = await remove('part', 'whole');
    expect(gone.toSorted()).toEqual(['part', 'whole']);
  });

  it('refuses a version that another process calls by its number, and takes one that it does not', async () => {
    for (const node of ['a', 'b', 'c']) await deploy(draw('numbered', start(node), end(), path(node, 'end')));
    const attributes = 'flowable:calledElementBinding="version" flowable:calledElementVersion="2"';
    const call = element('callActivity', `id="call" calledElement="numbered" ${attributes}`);
    await deploy(draw('byNumber', start(), call, end(), path('start', 'call', 'end')));
    const versions = await idsOf('numbered');
    const listed = await Promise.all(versions.map((id) => workflow.deployments.detail(context(), id)));
    const idOfVersion = (version: number) => listed.find((one) => one.version === version)?.id ?? '';
    const refused = workflow.deployments.remove(context(), [idOfVersion(2)]);
    await expect(refused).rejects.toMatchObject({ code: 'workflow.deploymentCalled' });
    await workflow.deployments.remove(context(), [idOfVersion(1)]);
    expect(await idsOf('numbered')).toHaveLength(2);
  });

  it('takes the last one of a process that is only named like a part of another', async () => {
    await deploy(draw('step', start(), end(), path('start', 'end')));
    await deploy(draw('stepTwo', start(), end(), path('start', 'end')));
    const call = element('callActivity', 'id="call" calledElement="stepTwo"');
    await deploy(draw('around', start(), call, end(), path('start', 'call', 'end')));
    expect((await remove('step')).gone).toEqual(['step']);
  });
});
