import FormData from 'form-data';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { beforeAll, expect, it } from 'vitest';

import { candidate, draw, end, path, start, userTask } from '../../../../test/bpmn/draw.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import type { Holder } from '../../../accounts/test-roles.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';
import { seedProcessDesign } from '../../../seeds/reference/process-design.ts';
import { categoryOf } from './category-of.ts';

const models = 'blade-flow/model';
const manager = 'blade-flow/manager';
const ours = 'blade-workflow/design';
const line = (key: string) =>
  draw(key, start(), userTask('a', candidate('role="admin"')), end(), path('start', 'a', 'end'));

describeOnEachServer('the classic family of calls', (server) => {
  const admin = signedIn(server, 'manager');
  const clerk = signedIn(server, 'clerk');
  let reader: Holder;
  beforeAll(async () => {
    await seedPlatform(server.context);
    await seedProcessDesign(server.context);
    reader = await holderOf(server, { codes: ['design_model_view', 'design_deployment_view'] });
    await repositoryOf(tenant, server.context).insert({ tenantId: '100009', tenantName: '另一租户' });
  });

  let keys = 0;
  const make = async () => {
    const modelKey = `classic${(keys += 1)}`;
    const { data } = (await admin.post(`${models}/submit`, { modelKey, name: '经典' })).body;
    await admin.post(`${models}/submit`, { id: data.id, xml: line(modelKey) });
    return { id: data.id as string, modelKey };
  };
  const upload = async (
    account: string,
    files: readonly string[],
    { kind = 'bpmn20.xml', ...fields }: Record<string, string> = {},
  ) => {
    const { body } = await signIn(server, account);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [at, xml] of files.entries())
      form.append('files', Buffer.from(xml), { filename: `${String(at)}.${kind}` });
    return server.call({
      ...{ method: 'POST', url: `/api/${manager}/deploy-upload`, payload: form.getBuffer() },
      headers: { ...bearer(String(body.access_token)), ...form.getHeaders() },
    });
  };
  const versions = async (by: Person, key: string, at = `${manager}/list`) =>
    (await by.get(at, { modelKey: key })).body.data.records as {
      id: string;
      version: number;
    }[];

  it('has the models of the other family, and what it writes is there at once', async () => {
    const { id, modelKey } = await make();
    for (const at of [models, `${ours}/model`]) {
      expect((await admin.get(`${at}/detail`, { id })).body.data).toMatchObject({ modelKey, state: 'draft' });
      const { records } = (await admin.get(`${at}/list`, { modelKey_equal: modelKey })).body.data;
      expect(records).toMatchObject([{ id }]);
    }
    expect((await admin.post(`${models}/remove`, { ids: id })).status).toBe(200);
    expect((await admin.get(`${ours}/model/detail`, { id })).status).toBe(404);
  });

  it('deploys a model under a category, holds its version, and removes it', async () => {
    const { id, modelKey } = await make();
    const deployed = await admin.post(`${models}/deploy`, { modelId: id, category: 'flow_leave' });
    expect(deployed.body).toMatchObject({ code: 200, data: [{ version: 1 }] });
    expect(await versions(admin, modelKey)).toEqual(
      await versions(admin, modelKey, `${ours}/deployment/list`),
    );
    const [version] = await versions(admin, modelKey);
    expect(version).toMatchObject({ version: 1, category: 'flow_leave', isSuspended: 0 });
    const hold = (state: string, by: Person = admin) =>
      by.post(`${manager}/change-state`, { processId: version!.id, state });
    expect((await hold('suspended')).status).toBe(200);
    expect(await versions(admin, modelKey)).toMatchObject([{ isSuspended: 1 }]);
    expect((await hold('active')).status).toBe(200);
    expect((await hold('dead')).status).toBe(400);
    expect((await hold('suspended', reader)).status).toBe(403);
    const remove = (by: Person) => by.post(`${manager}/delete-deployment`, { deploymentIds: version!.id });
    expect((await remove(reader)).status).toBe(403);
    expect((await remove(admin)).status).toBe(200);
    expect(await versions(admin, modelKey)).toEqual([]);
    expect((await admin.get(`${ours}/model/detail`, { id })).body.data.state).toBe('draft');
  });

  it('deploys several files at once, each with a model that it did not have', async () => {
    const answer = await upload('manager', [line('up1'), line('up2')], { category: 'office' });
    expect(answer.body.data).toMatchObject([
      { key: 'up1', version: 1 },
      { key: 'up2', version: 1 },
    ]);
    const { records } = (await admin.get(`${models}/list`, { modelKey_like: 'up' })).body.data;
    expect(records).toHaveLength(2);
    expect(records[0]).toMatchObject({ state: 'deployed', mainVersion: 1 });
    // One that would not run takes the others with it.
    const broken = await upload('manager', [line('up3'), '<nothing/>']);
    expect([broken.status, await versions(admin, 'up3')]).toEqual([400, []]);
    expect((await upload('manager', [])).status).toBe(400);
    const zip = await upload('manager', [line('up4')], { kind: 'bar', tenantIds: '100009' });
    expect([zip.status, zip.body.msg]).toEqual([
      ...[400, '“0.bar”不是流程文件，只能上传 .bpmn、.bpmn20.xml 或 .xml 文件'],
    ]);
    expect((await upload('clerk', [line('up4')])).status).toBe(403);
  });

  it('takes documents as large as the other family does', async () => {
    const { id, modelKey } = await make();
    const said = (text: string) =>
      line(modelKey).replace(/(<process id="[^"]*">)/, `$1<documentation>${text}</documentation>`);
    const xml = said('"'.repeat(2_000_000 - Buffer.byteLength(said(''))));
    expect((await admin.post(`${models}/submit`, { id, xml })).body).toMatchObject({ code: 200 });
    expect((await upload('manager', [xml])).body).toMatchObject({ data: [{ key: modelKey, version: 1 }] });
    expect((await admin.post(`${models}/remove`, { ids: id, xml })).status).toBe(413);
    const larger = await upload('manager', ['"'.repeat(2 * 1_048_576 + 1)]);
    expect([larger.status, larger.body.msg]).toEqual([413, expect.stringContaining('2')]);
  });

  it('deploys elsewhere for the platform’s administrator alone', async () => {
    const { id, modelKey } = await make();
    const named = { modelId: id, tenantIds: '100009' };
    expect((await admin.post(`${models}/deploy`, named)).status).toBe(404);
    expect((await upload('manager', [line('far')], { tenantIds: '000000,100009' })).status).toBe(404);
    expect(await versions(admin, 'far')).toEqual([]);
    const there = { ...server.context, tenantId: '100009' };
    expect(await server.workflow.deployedNames(there)).toEqual([]);

    const platform = await personOf(server, 'admin');
    expect((await platform.post(`${models}/deploy`, { ...named, tenantIds: '999999' })).status).toBe(404);
    // What a tenant is to file a version under, it has to have.
    const filed = { ...named, category: 'flow_leave' };
    expect((await platform.post(`${models}/deploy`, filed)).status).toBe(404);
    expect((await upload('admin', [line('far')], { tenantIds: '100009', category: 'office' })).status).toBe(
      404,
    );
    expect(await server.workflow.deployedNames(there)).toEqual([]);
    expect((await platform.post(`${models}/deploy`, named)).status).toBe(200);
    expect(await server.workflow.deployedNames(there)).toMatchObject([{ key: modelKey }]);
    expect(await versions(admin, modelKey)).toEqual([]);

    // So does the other family, which files by the category's id, and deploys no draft that nobody has seen.
    const { data: model } = (await admin.get(`${ours}/model/detail`, { id })).body;
    const deployed = { id, tenantIds: '000000,100009', note: '两处', version: model.version };
    const at = `${ours}/model/deploy`;
    expect((await admin.post(at, deployed)).status).toBe(404);
    expect((await platform.post(at, { ...deployed, version: model.version - 1 })).status).toBe(409);
    const office = await categoryOf(server.context, 'office');
    const filedThere = { ...deployed, categoryId: office.id };
    expect((await platform.post(at, filedThere)).body.data).toMatchObject({ version: 1, tenants: 2 });
    expect(await versions(admin, modelKey)).toMatchObject([
      { version: 1, category: 'office', note: '两处', modelKey },
    ]);
    // The same document is no second version.
    expect(await server.workflow.deployments.main(there, modelKey)).toMatchObject({ version: 1 });
  });

  it('is refused without the permission of the other family, and finds nothing of another tenant', async () => {
    const { id } = await make();
    for (const verb of ['list', 'detail'])
      expect((await clerk.get(`${models}/${verb}`, { id })).status).toBe(403);
    for (const verb of ['submit', 'remove', 'deploy'])
      expect((await reader.post(`${models}/${verb}`, { id, ids: id, name: '改' })).status).toBe(403);
    expect((await clerk.get(`${manager}/list`)).status).toBe(403);
    const unknown = '01890000-0000-7000-8000-000000000001';
    expect((await admin.post(`${models}/deploy`, { modelId: unknown })).status).toBe(404);
    const held = await admin.post(`${manager}/change-state`, { processId: unknown, state: 'active' });
    expect(held.status).toBe(404);
    expect((await admin.post(`${manager}/delete-deployment`, { deploymentIds: unknown })).status).toBe(404);
  });
});
