import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { enginesHere } from '../../../../test/database.ts';
import { serverOf, signedIn } from '../../../../test/describe-on-server.ts';
import { mailConfigTable, mailMessageTable } from '../tables.ts';
import { outbox } from '../../../kit/transaction/outbox.ts';

describe.each(enginesHere())('an e-mail (%s)', (kind) => {
  const server = serverOf(kind, { OUTBOUND_HOSTS: '127.0.0.1' });
  const admin = signedIn(server, 'admin');
  const editor = signedIn(server, 'editor');
  const received: { to: string; text: string; user: string }[] = [];
  let answer: Error | null = null;
  let port = 0;
  let smtp: SMTPServer;

  beforeAll(async () => {
    smtp = new SMTPServer({
      ...{ disabledCommands: ['STARTTLS'], authOptional: true, allowInsecureAuth: true },
      onAuth: ({ username, password }, _session, done) =>
        password === 'right-word' ? done(null, { user: username }) : done(new Error('no')),
      onData: (stream, session, done) => {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString()));
        stream.on('end', () => {
          const { rcptTo } = session.envelope;
          if (!answer)
            received.push({
              to: rcptTo.map(({ address }) => address).join(),
              text,
              user: String(session.user),
            });
          done(answer);
        });
      },
    });
    await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
    const address = smtp.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise<void>((closed) => smtp.close(closed)));

  const configOf = (mailCode: string, more: object = {}) =>
    admin.post('blade-resource/mail/submit', {
      ...{ category: 'smtp', mailCode, host: '127.0.0.1', port, security: 'none' },
      ...{ sender: 'no-reply@example.cn', senderName: '政策兑现', ...more },
    });
  const rowOf = async (id: string) =>
    (await server.context.db.select().from(mailMessageTable).where(eq(mailMessageTable.id, id)))[0];
  const sendTest = async (id: string, to = 'reader@example.cn') =>
    (await admin.post('blade-resource/mail/send-test', { id, to })).body.data?.id as string;
  const stateOf = async (id: string) => (await rowOf(id))?.state;

  it('stays in the outbox where nothing else is set, and is read there for a reason', async () => {
    const { body } = await admin.post('blade-resource/mail/submit', {
      ...{ category: 'outbox', mailCode: 'kept', security: 'tls' },
    });
    const id = await sendTest(body.data.id);
    await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('kept');
    const listed = (await admin.get('blade-resource/mail-log/list')).body.data.records[0];
    expect(listed).toMatchObject({ address: 'r***@example.cn', state: 'kept' });
    expect(JSON.stringify(listed)).not.toContain('reader@');
    const told = await admin.post('blade-resource/mail-log/reveal', { id, reason: '核对收件地址' });
    expect(told.body.data.address).toBe('reader@example.cn');
    expect((await admin.post('blade-resource/mail-log/reveal', { id, reason: '' })).status).toBe(400);
    expect((await editor.post('blade-resource/mail-log/reveal', { id, reason: '看看' })).status).toBe(403);
    expect((await admin.post('blade-resource/mail-log/resend', { ids: id })).body.msg).toBe(
      '只能重发发送失败的邮件',
    );
  });

  it('leaves by the server, as its account, with a password that is sealed and told to nobody', async () => {
    const { body } = await configOf('smtp', { accessKey: 'sender', secretKey: 'right-word' });
    const id = await sendTest(body.data.id);
    await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('sent');
    expect(received.at(-1)).toMatchObject({ to: 'reader@example.cn', user: 'sender' });
    const [kept] = await server.context.db
      .select()
      .from(mailConfigTable)
      .where(eq(mailConfigTable.id, body.data.id));
    expect(String(kept?.secretKey)).toMatch(/^v1\./);
    const detail = await admin.get('blade-resource/mail/detail', { id: body.data.id });
    expect(JSON.stringify(detail.body)).not.toMatch(/right-word|secretKey|v1\./);
    expect(await server.context.db.select().from(outbox).where(eq(outbox.recordId, id))).toEqual([]);
  });

  it('does not take a password along to another server', async () => {
    const { body } = await configOf('moved', { accessKey: 'sender', secretKey: 'right-word' });
    const { version } = body.data;
    const to = { ...body.data, version, port: port === 1 ? 2 : 1 };
    expect((await admin.post('blade-resource/mail/submit', to)).body.data.errors[0].field).toBe('secretKey');
    expect((await admin.post('blade-resource/mail/submit', { ...to, secretKey: 'other' })).status).toBe(200);
  });

  it('is tried again while its server says later, fails for good when it says no, and goes again by hand', async () => {
    const { body } = await configOf('refusing');
    answer = Object.assign(new Error('later'), { responseCode: 451 });
    const later = await sendTest(body.data.id);
    await expect.poll(async () => (await rowOf(later))?.attempts, { timeout: 20_000 }).toBe(1);
    expect(await rowOf(later)).toMatchObject({ state: 'queued', failReason: expect.stringContaining('451') });
    answer = Object.assign(new Error('never'), { responseCode: 550 });
    const never = await sendTest(body.data.id);
    await expect.poll(() => stateOf(never), { timeout: 20_000 }).toBe('failed');
    answer = null;
    expect((await admin.post('blade-resource/mail-log/resend', { ids: never })).status).toBe(200);
    await expect.poll(() => stateOf(never), { timeout: 20_000 }).toBe('sent');
  });

  it('goes to one address, from one, and never into the own network', async () => {
    const { body } = await configOf('sound');
    const { id } = body.data;
    for (const to of ['', 'nowhere', 'a@example.cn, b@example.cn', 'a@example.cn\nBcc: b@example.cn'])
      expect((await admin.post('blade-resource/mail/send-test', { id, to })).status, to).toBe(400);
    expect((await configOf('bad', { sender: 'x\nBcc: y@example.cn' })).status).toBe(400);
    expect((await configOf('inside', { host: '10.0.0.7' })).body.msg).toContain('不允许访问');
    expect((await configOf('nowhere', { host: '' })).status).toBe(400);
    expect((await editor.post('blade-resource/mail/send-test', { id, to: 'a@example.cn' })).status).toBe(403);
  });

  it('has one way at a time, and the one in use stays', async () => {
    const ids: string[] = [];
    for (const code of ['first', 'second']) ids.push((await configOf(code)).body.data.id);
    for (const id of ids) expect((await admin.post('blade-resource/mail/enable', { id })).status).toBe(200);
    const on = (await admin.get('blade-resource/mail/list', { status: '1' })).body.data.records;
    expect(on.map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
    const { body } = await admin.post('blade-resource/mail/remove', { ids: ids[1] });
    expect(body.msg).toBe('启用中的配置不能删除');
  });
});
