import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { button, candidate, draw, end, path, start, userTask } from '../../../../test/bpmn/draw.ts';
import { bareOfficer } from '../../../../test/bare-officer.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import type { Holder } from '../../../accounts/test-roles.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { designEditors } from '../tables.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';
import { keepModels } from './keep-models.ts';

const at = 'blade-workflow/design/model';
const line = (key: string, ...inside: string[]) =>
  draw(key, start(), userTask('a', candidate('role="admin"'), ...inside), end(), path('start', 'a', 'end'));

describeOnEachServer('a process model', (server) => {
  const admin = signedIn(server, 'admin');
  let weak: Holder;
  beforeAll(async () => {
    await seedPlatform(server.context);
    weak = await holderOf(server, {
      codes: ['design_model_add', 'design_model_edit', 'design_model_view', 'design_model_deploy'],
    });
  });

  let keys = 0;
  const make = async (over: object = {}) => {
    const modelKey = `m${(keys += 1)}`;
    const { body } = await admin.post(`${at}/submit`, { modelKey, name: '模型', ...over });
    expect(body).toMatchObject({ code: 200 });
    return body.data as { id: string; modelKey: string; version: number };
  };
  const detail = async (id: string) => (await admin.get(`${at}/detail`, { id })).body.data;
  const deploy = (id: string, by = admin, over: object = {}) => by.post(`${at}/deploy`, { id, ...over });
  const draws = (id: string, xml: string) => admin.post(`${at}/submit`, { id, xml });
  const history = async (modelId: string) =>
    (await admin.get(`${at}/history/list`, { modelId })).body.data.records;
  const made = async () => {
    const { id, modelKey } = await make();
    await draws(id, line(modelKey));
    expect((await deploy(id)).body).toMatchObject({ code: 200, data: { version: 1 } });
    return { id, modelKey };
  };

  /** Starts the process of a key; answers which version it runs on. */
  const begin = (processKey: string) =>
    inTransaction(server.context, async (inside) => {
      const context = { ...inside, actor: bareOfficer(weak.userId) };
      const { instanceId } = await server.workflow.start(context, { processKey, title: '一件' });
      const { instance } = await server.workflow.instanceDetail(context, instanceId);
      return instance.processDefinitionVersion;
    });

  it('begins with a diagram of its own key, which lists leave out', async () => {
    const { id, modelKey } = await make();
    expect((await detail(id)).xml).toContain(`<bpmn:process id="${modelKey}"`);
    const { records } = (await admin.get(`${at}/list`, { modelKey_equal: modelKey })).body.data;
    expect(records).toMatchObject([{ id, state: 'draft', mainVersion: null }]);
    expect(records[0]).not.toHaveProperty('xml');
  });

  it('tells whoever draws it who else does, until that one leaves or is silent for a minute', async () => {
    const { id } = await make();
    const open = async (by: Pick<Holder, 'post'>, more: object = {}) =>
      (await by.post(`${at}/editing`, { id, ...more })).body.data;
    expect(await open(admin)).toEqual([]);
    expect(await open(weak)).toEqual([{ name: expect.any(String), since: expect.any(String) }]);
    expect(await open(admin)).toHaveLength(1);
    await open(weak, { isOver: true });
    expect(await open(admin)).toEqual([]);
    await open(weak);
    const silent = { seenAt: '2020-01-01 00:00:00' };
    const { db } = server.context;
    await db.update(designEditors).set(silent).where(eq(designEditors.userId, weak.userId));
    expect(await open(admin)).toEqual([]);
    expect((await admin.post(`${at}/editing`, { id: weak.userId })).status).toBe(404);
  });

  it('is archived where its process has run: nothing begins by it until it is taken out again', async () => {
    const { id, modelKey } = await made();
    const post = (verb: string) => admin.post(`${at}/${verb}`, { ids: id });
    const state = async () => (await detail(id)).state as string;
    expect((await post('remove')).body.msg).toContain('归档');
    await post('archive');
    expect(await state()).toBe('archived');
    await expect(begin(modelKey)).rejects.toMatchObject({ code: 'workflow.processSuspended' });
    expect((await deploy(id)).body.msg).toContain('已归档');
    const [{ id: version }] = await history(id);
    await post('unarchive');
    expect([await state(), await begin(modelKey)]).toEqual(['deployed', 1]);
    await post('archive');
    const changed = { ids: version, status: 'active', comment: '恢复' };
    await admin.post('blade-workflow/design/deployment/changeStatus', changed);
    expect(await state()).toBe('deployed');
  });

  it('of another key, or with a second process, is refused', async () => {
    const { id } = await make();
    await draws(id, line('somebody_elses'));
    const { status, body } = await deploy(id);
    expect(status).toBe(400);
    expect(body.msg).toContain('somebody_elses');
  });

  it('an effect is deployed only by whoever may grant it', async () => {
    const { id, modelKey } = await make();
    const xml = line(modelKey, button('paid', 'effect="application.confirmPayment"')).replace(
      'xmlns:policy',
      'x="" xmlns:policy',
    );
    const about = '<extensionElements><policy:case type="application"/></extensionElements>';
    await draws(id, xml.replace(`<process id="${modelKey}">`, `<process id="${modelKey}">${about}`));
    const { status, body } = await deploy(id, weak);
    expect([status, body.msg]).toEqual([403, expect.stringContaining('application.confirmPayment')]);
    expect((await deploy(id)).body).toMatchObject({ code: 200 });
  });

  it('keeps its key once it is deployed, and is changed when it is drawn on', async () => {
    const { id, modelKey } = await made();
    expect(await detail(id)).toMatchObject({ state: 'deployed', mainVersion: 1 });
    const renamed = await admin.post(`${at}/submit`, { id, modelKey: 'other_key' });
    expect([renamed.status, renamed.body.msg]).toEqual([400, '模型已部署，标识不能修改']);
    await admin.post(`${at}/submit`, { id, name: '新名' });
    expect(await detail(id)).toMatchObject({ state: 'deployed', name: '新名' });
    await draws(id, line(modelKey, button('approved')));
    expect(await detail(id)).toMatchObject({ state: 'changed', mainVersion: 1 });
  });

  it('somebody else’s edit is not written over, nor deployed unseen', async () => {
    const { id, modelKey, version } = await make();
    await draws(id, line(modelKey));
    const late = await admin.post(`${at}/submit`, { id, version, xml: line(modelKey, button('x')) });
    expect(late.status).toBe(409);
    expect((await deploy(id, admin, { version })).status).toBe(409);
  });

  it('an older version begins again, and comes back as the draft', async () => {
    const { id, modelKey } = await made();
    await draws(id, line(modelKey, button('approved')));
    await deploy(id, admin, { note: '加按钮' });
    const [second, first] = await history(id);
    expect([second, first]).toMatchObject([
      { version: 2, isMain: 1, note: '加按钮', deployUserName: expect.any(String) },
      { version: 1, isMain: 0 },
    ]);
    expect((await admin.post(`${at}/history/setMainVersion`, { id: first.id })).body.code).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'changed', mainVersion: 1 });
    expect((await history(id)).map(({ isMain }: { isMain: number }) => isMain)).toEqual([0, 1]);
    expect(await begin(modelKey)).toBe(1);
    const unseen = { id: first.id, version: (await detail(id)).version - 1 };
    expect((await admin.post(`${at}/history/restore`, unseen)).status).toBe(409);
    await admin.post(`${at}/history/restore`, { id: first.id });
    expect(await detail(id)).toMatchObject({ state: 'deployed', xml: line(modelKey) });
    const third = await draws(id, line(modelKey, button('again')));
    expect(third.body.code).toBe(200);
    expect((await deploy(id)).body.data.version).toBe(3);
  });

  it('goes after its versions, and a version with instances stays', async () => {
    const { id, modelKey } = await made();
    const removal = await admin.post(`${at}/remove`, { ids: id });
    expect([removal.status, removal.body.msg]).toEqual([
      400,
      expect.stringContaining('请先在流程部署中删除'),
    ]);
    const [version] = await history(id);
    await begin(modelKey);
    const gone = (ids: string) => admin.post('blade-workflow/design/deployment/remove', { ids });
    expect((await gone(version.id)).body.msg).toContain('已有流程实例');
    const fresh = await made();
    const [its] = await history(fresh.id);
    expect((await gone(its.id)).body.code).toBe(200);
    expect(await detail(fresh.id)).toMatchObject({ state: 'draft', mainVersion: null });
    expect((await admin.post(`${at}/remove`, { ids: fresh.id })).body.code).toBe(200);
  });

  it('is copied under a key of its own, and filed with others', async () => {
    const { id, modelKey } = await made();
    const { body } = await admin.post(`${at}/copy`, { id, modelKey: `${modelKey}_copy`, name: '副本' });
    const copy = await detail(body.data.id);
    expect(copy).toMatchObject({ modelKey: `${modelKey}_copy`, state: 'draft', mainVersion: null });
    expect(copy.xml).toContain(`process id="${modelKey}_copy"`);
    const category = await admin.post('blade-workflow/design/category/submit', {
      name: '请假',
      code: `c${keys}`,
    });
    const categoryId = category.body.data.id;
    await admin.post(`${at}/changeCategory`, { ids: [id, copy.id].join(','), categoryId });
    expect(await detail(id)).toMatchObject({ categoryId, categoryName: '请假' });
    const everything = await admin.get('blade-workflow/design/category/allTree');
    expect(everything.body.data).toContainEqual(
      expect.objectContaining({ id: categoryId, title: '请假', code: `c${keys}` }),
    );
    const inUse = await admin.post('blade-workflow/design/category/remove', { ids: categoryId });
    expect([inUse.status, inUse.body.msg]).toEqual([400, '流程分类正在使用，不能删除']);
    const filed = { ids: (await history(id))[0].id, categoryId };
    await admin.post('blade-workflow/design/deployment/changeCategory', filed);
    const listed = await admin.get('blade-workflow/design/deployment/list', { modelKey });
    expect(listed.body.data.records[0]).toMatchObject({
      modelKey,
      category: `c${keys}`,
      categoryName: '请假',
    });
  });

  it('is made of what a tenant has deployed, and follows it while nobody has changed it', async () => {
    const key = `m${(keys += 1)}`;
    const keep = (xml: string) =>
      inTransaction(server.context, async (context) => {
        await server.workflow.deploy(context, { xml });
        await keepModels(context, server.workflow);
      });
    await keep(line(key));
    const found = async () =>
      (await admin.get(`${at}/list`, { modelKey_equal: key })).body.data.records as { id: string }[];
    const [model] = await found();
    expect(model).toMatchObject({ state: 'deployed', mainVersion: 1 });
    await keep(line(key, button('approved')));
    expect(await found()).toMatchObject([{ state: 'deployed', mainVersion: 2 }]);
    expect((await detail(model?.id ?? '')).xml).toContain('approved');
  });
});
