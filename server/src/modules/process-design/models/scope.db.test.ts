import { department } from '@policy/shared/contract/entities/people/department.ts';
import { beforeAll, expect, it } from 'vitest';

import { draw, element, end, path, userTask, candidate } from '../../../../test/bpmn/draw.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import type { Holder } from '../../../accounts/test-roles.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { seedForms } from '../../../seeds/reference/forms.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';

const at = 'blade-workflow/design/model';
const form = '<extensionElements><policy:form key="form_seal"/></extensionElements>';
const xmlOf = (key: string) =>
  draw(
    key,
    element('startEvent', 'id="start"', form),
    userTask('a', candidate('role="admin"')),
    end(),
    path('start', 'a', 'end'),
  );

describeOnEachServer('the scope of a process', (server) => {
  const admin = signedIn(server, 'admin');
  let [inside, outside]: Holder[] = [];
  let deptId: string;
  const codes = ['design_model_view'];
  beforeAll(async () => {
    await seedPlatform(server.context);
    await seedForms(server.context);
    const made = async (deptName: string, parentId: string | null) => {
      const row = await repositoryOf(department, server.context).insert({
        deptName,
        fullName: deptName,
        parentId,
      });
      return row.id;
    };
    deptId = await made('范围内', null);
    inside = await holderOf(server, { codes, deptId: [await made('下级', deptId)] });
    outside = await holderOf(server, { codes });
  });

  let keys = 0;
  const deployed = async () => {
    const modelKey = `scoped${(keys += 1)}`;
    const { body } = await admin.post(`${at}/submit`, { modelKey, name: '范围', xml: xmlOf(modelKey) });
    expect((await admin.post(`${at}/deploy`, { id: body.data.id })).body.code).toBe(200);
    return { id: String(body.data.id), modelKey };
  };
  const say = (modelId: string, type: string, ids: readonly string[] = []) =>
    admin.post(`${at}/scope/submit`, { modelId, type, ids });
  const offered = async (who: Holder | undefined, key: string) => {
    const { body } = await who!.get('blade-workflow/process/processList', { size: '200' });
    return body.data.records.some((row: { processDefKey: string }) => row.processDefKey === key);
  };

  it('is everybody, until it says who may start it', async () => {
    const { id, modelKey } = await deployed();
    expect((await admin.get(`${at}/scope/list`, { modelId: id })).body.data).toEqual({
      ...{ type: 'all', values: [], rev: expect.any(String) },
    });
    expect([await offered(inside, modelKey), await offered(outside, modelKey)]).toEqual([true, true]);
  });

  it.each([
    ['user', () => inside!.userId],
    ['role', () => inside!.roleId],
    ['department', () => deptId],
  ] as const)(
    'of one %s leaves others out: of the list, the form, the start and drafts',
    async (type, who) => {
      const { id, modelKey } = await deployed();
      const { body } = await say(id, type, [who()]);
      expect(body).toMatchObject({ code: 200, data: { type, values: [{ id: who() }] } });
      expect([await offered(inside, modelKey), await offered(outside, modelKey)]).toEqual([true, false]);
      const start = { processDefKey: modelKey };
      expect((await outside!.get('blade-workflow/process/getFormByProcessDefKey', start)).status).toBe(404);
      expect((await outside!.post('blade-workflow/process/startProcess', start)).status).toBe(404);
      const draft = { processKey: modelKey, processName: '范围', formKey: 'form_seal', formVersion: 1 };
      const begun = (holder: Holder | undefined) =>
        holder!.post('blade-workflow/process/draft/submit', { ...draft, answers: {} });
      expect([(await begun(outside)).status, (await begun(inside)).status]).toEqual([404, 200]);
      const shown = await admin.get(`${at}/scope/preview`, { type, ids: who() });
      expect(shown.body.data).toMatchObject({ total: 1, records: [{ id: inside!.userId }] });
      await say(id, 'all');
      expect(await offered(outside, modelKey)).toBe(true);
    },
  );

  it('names somebody of the own tenant, and is said only by who may change models', async () => {
    const { id, modelKey } = await deployed();
    expect((await say(id, 'role')).status).toBe(400);
    expect((await say(id, 'all', [inside!.userId])).status).toBe(400);
    expect((await say(id, 'user', ['018f0000-0000-7000-8000-000000000000'])).status).toBe(404);
    expect((await say('018f0000-0000-7000-8000-000000000000', 'all')).status).toBe(404);
    const by = await inside!.post(`${at}/scope/submit`, { modelId: id, type: 'all', ids: [] });
    expect(by.status).toBe(403);
    expect(await offered(outside, modelKey)).toBe(true);
  });

  it('is written by one of two who saw the same; the other is told that it has changed', async () => {
    const { id } = await deployed();
    const seen = (await admin.get(`${at}/scope/list`, { modelId: id })).body.data;
    const write = (who: Holder | undefined) =>
      admin.post(`${at}/scope/submit`, { modelId: id, type: 'user', ids: [who!.userId], rev: seen.rev });
    const both = await Promise.all([write(inside), write(outside)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const written = both.find(({ status }) => status === 200)!.body.data;
    expect((await admin.get(`${at}/scope/list`, { modelId: id })).body.data).toEqual(written);
    const again = { modelId: id, type: 'all', ids: [], rev: written.rev };
    expect((await admin.post(`${at}/scope/submit`, again)).body.data.rev).toBe(seen.rev);
  });

  it('moves with the key of a model that is not deployed yet', async () => {
    const { body } = await admin.post(`${at}/submit`, { modelKey: 'before_moving', name: '改标识' });
    await say(body.data.id, 'user', [inside!.userId]);
    await admin.post(`${at}/submit`, { id: body.data.id, modelKey: 'after_moving' });
    const { data } = (await admin.get(`${at}/scope/list`, { modelId: body.data.id })).body;
    expect(data).toMatchObject({ type: 'user', values: [{ id: inside!.userId }] });
    const fresh = await admin.post(`${at}/submit`, { modelKey: 'before_moving', name: '另一个' });
    const its = await admin.get(`${at}/scope/list`, { modelId: fresh.body.data.id });
    expect(its.body.data.type).toBe('all');
  });
});
