import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../describe-on-server.ts';
import { bearer, signIn } from '../../test-server.ts';
import { callerOf } from '../people.ts';
import { officeOf } from './seal-process.ts';
import { sealRequest } from './seal-request.ts';

const path = 'blade-workflow/process';

describeOnDemonstration('a process of the office in English', (server) => {
  const { post } = officeOf(server);
  const inEnglish = async (account: string) => {
    const { access_token: token } = (await signIn(server, account)).body;
    const person = callerOf(server, { ...bearer(String(token)), 'accept-language': 'en' });
    return async (call: string, query: Record<string, string> = {}) =>
      (await person.get(`${path}/${call}`, query)).body.data;
  };

  test('is called by its English names, and so are its steps; what is kept stays as it was', async () => {
    const started = await post('acceptor', 'startProcess', sealRequest);
    const { processInstanceId } = started.data;
    const read = await inEnglish('acceptor');
    const offered = await read('processList', { processDefinitionName: 'the seal' });
    expect(offered.records).toMatchObject([{ processDefName: 'Use of the seal' }]);
    expect((await read('getFormByProcessDefKey', { processDefKey: 'wf_seal_use' })).process).toMatchObject({
      processDefName: 'Use of the seal',
    });
    const named = { processDefinitionName: 'Use of the seal', taskName: 'Approval by the head' };
    // The title is what its starter's colleagues look for.
    const [sent] = (await read('sendList')).records;
    expect(sent).toMatchObject({ processInstanceId, title: '用印申请 周文静', ...named });

    const lead = await inEnglish('lead');
    const [task] = (await lead('claimList', { title: '用印申请 周文静' })).records;
    expect(task).toMatchObject(named);
    expect(task).not.toHaveProperty('taskNameEn');
    await post('lead', 'claimTask', { taskId: task.taskId });
    const seen = await lead('detail', { taskId: task.taskId });
    expect(seen.process).toMatchObject(named);
    expect(seen.flow.map((visit: { historyActivityName: string }) => visit.historyActivityName)).toEqual(
      expect.arrayContaining(['Seal asked for', 'Approval by the head']),
    );
    const all = await lead('deployedNames');
    expect(all).toContainEqual({ key: 'wf_seal_use', name: 'Use of the seal', category: 'office' });
  });
});
