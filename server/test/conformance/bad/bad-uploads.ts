import { randomUUID } from 'node:crypto';
import { materialTypes } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import type { InjectOptions } from 'fastify';
import FormData from 'form-data';

import { get, post } from './bad-request.ts';
import type { BadRequest } from './bad-request.ts';

function upload(filename: string, body: Buffer | null): InjectOptions {
  const form = new FormData();
  form.append('purpose', 'applicationMaterial');
  if (body) form.append('file', body, { filename });
  const url = '/api/blade-resource/oss/endpoint/put-file';
  return { method: 'POST', url, payload: form.getBuffer(), headers: form.getHeaders() };
}

const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003'), Buffer.alloc(2048, 1)]);
const page = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
const types = { accept: materialTypes.join(', ') };
/** Files that are not what they say, and links to files that are not the caller's. */
export const badUploads: readonly BadRequest[] = [
  {
    name: 'a program named .pdf',
    as: 'applicant',
    call: upload('声明.pdf', program),
    code: 'attachment.falseType',
    facts: { ending: 'pdf', type: 'PDF' },
  },
  {
    name: 'a web page named .pdf',
    as: 'applicant',
    call: upload('声明.pdf', page),
    code: 'attachment.falseType',
    facts: { ending: 'pdf', type: 'PDF' },
  },
  {
    name: 'a drawing that runs',
    as: 'applicant',
    call: upload('a.svg', Buffer.from('<svg onload="x"/>')),
    code: 'attachment.type',
    facts: types,
  },
  {
    name: 'a GIF named .png',
    as: 'applicant',
    call: upload('a.png', Buffer.from('GIF89a____')),
    code: 'attachment.falseType',
    facts: { ending: 'png', type: 'PNG' },
  },
  {
    name: 'an empty file',
    as: 'applicant',
    call: upload('a.pdf', Buffer.alloc(0)),
    code: 'attachment.empty',
  },
  { name: 'no file', as: 'applicant', call: upload('a.pdf', null), code: 'attachment.missing' },
  {
    name: 'a long name',
    as: 'applicant',
    call: upload(`${'长'.repeat(120)}.pdf`, Buffer.from('%PDF-1.7')),
    code: 'attachment.name',
  },
  {
    name: 'a name with a NUL',
    as: 'applicant',
    call: upload('a\u0000.pdf', Buffer.from('%PDF-1.7 x')),
    code: 'attachment.nameCharacters',
  },
  {
    name: 'a name that is read backwards',
    as: 'applicant',
    call: upload('合同\u202Efdp.exe', Buffer.from('%PDF-1.7 x')),
    code: 'attachment.nameCharacters',
  },
  ...['合同.html', '合同.xhtml', '合同.mht', '合同.xml', '合同.svg'].map((name): BadRequest => ({
    name: `a page named ${name}`,
    as: 'applicant',
    call: upload(name, page),
    code: 'attachment.type',
    facts: types,
  })),
  {
    name: 'thirty megabytes',
    as: 'applicant',
    call: upload('a.pdf', Buffer.alloc(30 * 1_048_576, 37)),
    code: 'attachment.tooLarge',
    facts: { limit: 20 },
  },
  {
    name: 'a file that is no form',
    as: 'applicant',
    call: post('blade-resource/oss/endpoint/put-file', { file: 'x' }),
    code: 'request.mediaType',
  },
  {
    name: 'a file path out of the folder',
    as: 'anonymous',
    call: {
      method: 'GET',
      url: '/api/blade-resource/oss/endpoint/file/..%2f..%2fetc%2fpasswd?expires=1&signature=x',
    },
    code: 'row.notFound',
  },
  {
    name: 'a link without its signature',
    as: 'anonymous',
    call: get(`blade-resource/oss/endpoint/file/${randomUUID()}.pdf`),
    code: 'request.invalid',
    errors: {
      zh: [
        { field: 'expires', message: '请输入expires' },
        { field: 'signature', message: '请输入signature' },
      ],
      en: [
        { field: 'expires', message: 'Enter expires' },
        { field: 'signature', message: 'Enter signature' },
      ],
    },
  },
  {
    name: 'a link that nobody signed',
    as: 'anonymous',
    call: get(`blade-resource/oss/endpoint/file/${randomUUID()}.pdf`, {
      expires: '9999999999',
      signature: 'AAAA',
    }),
    code: 'row.notFound',
  },
];
