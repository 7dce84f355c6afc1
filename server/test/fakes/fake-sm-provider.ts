import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sm2 } from 'sm-crypto-v2';

/** How messages with it are written; the same as the row of the provider says. */
export interface SmForm {
  cipher: 'cbc' | 'ecb';
  isWrapped: boolean;
}

/** A province that speaks SM2 and SM4, for tests; it encrypts with Node’s own cipher and not with ours. */
export interface FakeSmProvider {
  origin: string;
  form: SmForm;
  publicKey: string;
  /** What it answers its user call with. */
  user: object;
  /** The last request, opened: null where its signature was wrong. */
  asked: { path: string; said: Record<string, unknown> } | null;
  /** Whether it says in an envelope too that a code is none. */
  refusesInEnvelope: boolean;
  /** What becomes of an answer before it is signed, and after. */
  spoil: { sealed?: (answer: Message) => void; signed?: (answer: Message) => void };
  close(): Promise<void>;
}

type Message = Record<string, string>;

/** Keys of the platform and the one that was agreed on. */
export interface OurKeys {
  publicKey: string;
  sm4Key: string;
}

const signedText = (message: Message) =>
  Object.keys(message)
    .filter((name) => name !== 'signData')
    .toSorted()
    .map((name) => `${name}=${String(message[name])}`)
    .join('&');
const hexOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex');
const packed = (hex: string) => Buffer.from(hex, 'hex').toString('base64');

async function bodyOf(request: IncomingMessage): Promise<Message> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text) as Message;
}

/** Starts one. */
export async function fakeSmProvider(ours: OurKeys): Promise<FakeSmProvider> {
  const own = sm2.generateKeyPairHex();
  const fixed = Buffer.from(ours.sm4Key, 'hex');
  const fake: FakeSmProvider = {
    ...{ origin: '', form: { cipher: 'cbc', isWrapped: false }, publicKey: own.publicKey },
    ...{ user: {}, asked: null, spoil: {}, refusesInEnvelope: false },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  const mode = () => `sm4-${fake.form.cipher}`;
  const open = (message: Message): Record<string, unknown> => {
    const { encData = '', encKey = '', iv = '' } = message;
    const unwrapped = () => sm2.doDecrypt(hexOf(encKey).slice(2), own.privateKey, 1, { output: 'array' });
    const key = fake.form.isWrapped ? unwrapped() : fixed;
    const start = fake.form.cipher === 'cbc' ? Buffer.from(iv, 'base64') : null;
    const cipher = createDecipheriv(mode(), key, start);
    const plain = Buffer.concat([cipher.update(encData, 'base64'), cipher.final()]);
    return JSON.parse(plain.toString('utf8')) as Record<string, unknown>;
  };
  const openOrNot = (message: Message) => {
    try {
      return open(message);
    } catch {
      return null;
    }
  };
  const seal = (said: object): Message => {
    const { cipher: how, isWrapped } = fake.form;
    const key = isWrapped ? randomBytes(16) : fixed;
    const iv = how === 'cbc' ? randomBytes(16) : null;
    const cipher = createCipheriv(mode(), key, iv);
    const whole = Buffer.concat([cipher.update(JSON.stringify(said), 'utf8'), cipher.final()]);
    const answer: Message = { code: '200', encData: whole.toString('base64') };
    if (iv) answer['iv'] = iv.toString('base64');
    if (isWrapped) answer['encKey'] = packed(`04${sm2.doEncrypt(key, ours.publicKey, 1)}`);
    fake.spoil.sealed?.(answer);
    answer['signData'] = packed(sm2.doSignature(signedText(answer), own.privateKey, { hash: true }));
    fake.spoil.signed?.(answer);
    return answer;
  };
  const answerTo = (path: string, message: Message): object => {
    const signature = hexOf(message['signData'] ?? '');
    const isTrue = sm2.doVerifySignature(signedText(message), signature, ours.publicKey, { hash: true });
    if (!isTrue) return { code: '403' };
    const said = openOrNot(message);
    if (!said) return { code: '400' };
    fake.asked = { path, said };
    if (path === '/user') return seal(said['access_token'] === 'sm-access' ? fake.user : {});
    if (said['code'] === 'good') return seal({ access_token: 'sm-access' });
    return fake.refusesInEnvelope ? seal({ error: 'invalid_grant' }) : { code: '401' };
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((message) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answerTo(request.url ?? '', message))),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  fake.origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return fake;
}
