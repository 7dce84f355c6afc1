import { readFileSync } from 'node:fs';
import FormData from 'form-data';

import { sheetOf } from './sheet.ts';

/** A form with a file, ready to be sent. */
interface Sent {
  payload: Buffer;
  headers: Record<string, string>;
}

const paper = readFileSync(new URL('../../fixtures/paper.pdf', import.meta.url));

/** The head of a picture of 30,000 by 30,000 dots: what a reader looks at before it unfolds any. */
function hugePicture(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(30_000, 0);
  size.writeUInt32BE(30_000, 4);
  const tail = Buffer.from('08060000000000000000000049454e44ae426082', 'hex');
  return Buffer.concat([head, size, tail]);
}

/** Bodies of the files that cases name without saying what is in them. */
const known: Record<string, () => Buffer> = {
  'bomb.png': hugePicture,
  'half.pdf': () => paper,
  'users.xlsx': () => sheetOf([['登录账号'], ['imported']]),
  'proto.xlsx': () =>
    sheetOf([
      ['__proto__', 'constructor'],
      ['isAdmin', 'prototype'],
    ]),
};

/** The name and the body that `{{file:name:what}}` stands for; `size=` pads a paper, anything else is the body. */
export function fileOf(placeholder: string): { name: string; body: Buffer } {
  const [, name = '', what = ''] = /^\{\{file:([^:}]*):?([\s\S]*)\}\}$/.exec(placeholder) ?? [];
  const [, size] = /^size=(\d+)$/.exec(what) ?? [];
  if (size) return { name, body: Buffer.concat([paper, Buffer.alloc(Number(size))]) };
  return { name, body: known[name]?.() ?? Buffer.from(what) };
}

const isFile = (value: unknown): value is string => typeof value === 'string' && value.startsWith('{{file:');

/** A form of the fields of a case's body. */
export function formOf(body: object): Sent {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    const { name, body: content } = isFile(value) ? fileOf(value) : { name: '', body: null };
    if (content) form.append(key, content, { filename: name, contentType: 'application/octet-stream' });
    else form.append(key, String(value));
  }
  return { payload: form.getBuffer(), headers: form.getHeaders() };
}
