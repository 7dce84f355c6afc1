import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { consent } from '@policy/shared/contract/entities/people/consent.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import { idOf } from '../../../seeds/slug-id.ts';

const at = 'blade-log/access/affected';

describeOnEachServer('who was affected by an incident', (server) => {
  const admin = signedIn(server, 'admin');
  const lead = signedIn(server, 'lead');
  const told = { reason: '外泄核查', officerPassword: hashPassword('admin'), format: 'csv' };
  const fileOf = async (id: string) => {
    const { access_token: token } = (await signIn(server, 'admin')).body;
    const url = `/api/blade-desk/export-job/file?id=${id}`;
    return (await server.app.inject({ url, headers: bearer(String(token)) })).body;
  };
  let fileId = '';
  beforeAll(async () => {
    const context = asSystem(server.context, 'test');
    await repositoryOf(user, context).update(idOf('user:lead'), { phone: '13900001111' });
    const given = { kind: 'sms' as const, edition: 1, givenAt: '2026-01-01 00:00:00' };
    await repositoryOf(consent, context).insert({
      ...given,
      userId: idOf('user:lead'),
      address: '192.0.2.9',
    });
    await repositoryOf(consent, context).insert({ ...given, userId: idOf('user:editor') });
    const { id } = await repositoryOf(attachment, context).insert({
      ...{ originalName: '甲.pdf', name: 'a.pdf', extension: 'pdf', contentType: 'application/pdf' },
      ...{ attachSize: 1, sha256: 'x', purpose: 'applicationMaterial', scanStatus: 'ready' },
      uploaderId: idOf('user:lead'),
    });
    fileId = id;
  });

  it('is told by table, fields and time, in a file that each of them may know of', async () => {
    const ask = (more: object) => admin.post(at, { ...told, entity: 'consent', ...more });
    const both = (await ask({})).body.data;
    expect(both.count).toBe(2);
    const one = (await ask({ fields: 'address' })).body.data;
    expect(one).toMatchObject({ count: 1, fileName: expect.stringMatching(/^受影响的个人-.*\.csv$/) });
    const file = await fileOf(one.id);
    expect(file).toContain('13900001111');
    expect(file).not.toContain('editor');
    expect((await ask({ toDay: '2001-01-01' })).body.msg).toBe('所选范围内没有受影响的人');
    expect((await ask({ fields: 'passwordHash' })).body.msg).toContain('没有字段');
    const subjectId = idOf('user:lead');
    const { records } = (await admin.get('blade-log/access/list', { subjectId })).body.data;
    expect(records[0]).toMatchObject({ act: 'exported', field: 'phone,email', reason: '外泄核查' });
  });

  it('is told of a file by whose it is', async () => {
    const { body } = await admin.post(at, { ...told, attachId: fileId });
    expect(body.data.count).toBe(1);
    expect(await fileOf(body.data.id)).toContain('lead');
  });

  it('is told to nobody without the permission, a reason and the officer’s own password', async () => {
    const asked = { ...told, entity: 'consent' };
    expect((await lead.post(at, asked)).status).toBe(403);
    expect((await admin.post(at, { ...asked, reason: '' })).body.msg).toBe('请输入导出原因');
    const wrong = await admin.post(at, { ...asked, officerPassword: hashPassword('no') });
    expect(wrong.body.data.errors[0].field).toBe('officerPassword');
    expect((await admin.post(at, told)).body.msg).toContain('请选择数据表');
  });
});
