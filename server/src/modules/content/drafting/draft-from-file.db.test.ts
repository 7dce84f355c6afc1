import FormData from 'form-data';
import { beforeAll, expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';

const path = 'policy/policyinfo';
const text = `云澜区促进数字经济若干措施
云澜府规〔2025〕12号
各镇人民政府：
为促进数字经济高质量发展，根据有关规定，结合本区实际，制定本措施。
第一条 【研发投入】对符合条件的企业给予补助。
第二条 本措施自2025年3月1日起施行。
云澜区人民政府
2025年2月18日`;

describeOnEachServer('a policy that is drafted from a document', (server) => {
  const editor = signedIn(server, 'editor');
  let token = '';
  beforeAll(async () => {
    token = String((await signIn(server, 'editor')).body.access_token);
  });
  const send = async (filename: string, content: string, by = token) => {
    const form = new FormData();
    form.append('file', Buffer.from(content), { filename });
    return server.call({
      ...{ method: 'POST', url: `/api/${path}/draftFromFile`, payload: form.getBuffer() },
      headers: { ...form.getHeaders(), ...bearer(by) },
    });
  };

  test('is a draft with what the document says, and its clauses', async () => {
    const { status, body } = await send('措施.txt', text);
    expect([status, body.data]).toMatchObject([200, { docNo: '云澜府规〔2025〕12号', clauses: 2 }]);
    const { id } = body.data;
    expect((await editor.get(`${path}/detail`, { id })).body.data).toMatchObject({
      ...{ title: '云澜区促进数字经济若干措施', issuer: '云澜区人民政府', status: 'draft' },
      ...{ writtenDate: '2025-02-18', publishDate: '2025-02-18', effectiveDate: '2025-03-01' },
    });
    const { body: clauses } = await editor.get(`${path}/listpolicycontent`, { policyId: id });
    expect(clauses.data).toMatchObject([
      { clauseNo: '第一条', title: '研发投入', content: '<p>对符合条件的企业给予补助。</p>' },
      { clauseNo: '第二条', sort: 2 },
    ]);
  });

  test('is refused of what cannot be read, and to who may not write one', async () => {
    expect((await send('旧.doc', text)).body.msg).toContain('另存为docx');
    expect((await send('假.docx', text)).body.msg).toContain('另存为docx');
    expect((await send('空.txt', ' \n')).body.msg).toContain('没有读到文字');
    const reviewer = String((await signIn(server, 'reviewer')).body.access_token);
    expect((await send('措施.txt', text, reviewer)).status).toBe(403);
  });
});
