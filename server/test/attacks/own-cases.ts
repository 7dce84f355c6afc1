import { ownCase } from './case.ts';
import type { AttackCase } from './case.ts';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data' };
const putFile = '/api/blade-resource/oss/endpoint/put-file';
const profile = {
  method: 'POST',
  path: '/api/blade-user/update-info',
  as: 'portal-user',
  headers: json,
} as const;
const refused = { codeIn: [400], no5xx: true };
const unchanged = { codeIn: [400], no5xx: true, protectedUnchanged: true };

/** Names and texts that show one thing and are another. */
const texts = [
  ['turned', 'a\u202eb', 'a name that is read backwards'],
  ['isolated', 'a\u2066b\u2069', 'a name with an isolated part'],
  ['marked', 'a\u200fb', 'a name with a mark of direction'],
  ['arabic', 'a\u061cb', 'a name with an Arabic mark'],
  ['escape', 'a\u001b[31mb', 'a name that colours a terminal'],
  ['break', 'a\r\nb', 'a name of two lines'],
  ['next-line', 'a\u0085b', 'a name with a control character of Latin 1'],
].map(([id = '', realName = '', source = '']) =>
  ownCase(`OWN-TEXT-${id}`, source, { ...profile, body: { realName }, assert: unchanged }),
);

/** Files that are not what they may be. */
const files = [
  ['html', '{{file:x.html:<!doctype html><script>alert(1)</script>}}', 'a page'],
  ['pdf-html', '{{file:x.pdf:<!doctype html><script>alert(1)</script>}}', 'a page named as a paper'],
  ['xhtml', '{{file:x.xhtml:<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>}}', 'XHTML'],
  [
    'svg',
    '{{file:x.svg:<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>}}',
    'a drawing that runs',
  ],
  ['mht', '{{file:x.mht:MIME-Version: 1.0\r\nContent-Type: multipart/related}}', 'a kept web page'],
  ['ofd-text', '{{file:x.ofd:PK\u0003\u0004 OFD.xml}}', 'the name of a part without an archive'],
  [
    'docx-text',
    '{{file:x.docx:PK\u0003\u0004 [Content_Types].xml word/document.xml}}',
    'parts without an archive',
  ],
  ['gif', '{{file:x.gif:GIF89a/*}}', 'a picture that is a script'],
].map(([id = '', file = '', source = '']) =>
  ownCase(`OWN-FILE-${id}`, source, {
    ...{ method: 'POST', path: putFile, headers: form, as: 'portal-user', body: { file } },
    assert: { ...refused, noFile: true },
  }),
);

const manyFields = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${String(at)}`, 'x']));

const bodies: readonly AttackCase[] = [
  ownCase('OWN-BODY-fields', 'a form of forty fields', {
    ...{ method: 'POST', path: putFile, headers: form, as: 'portal-user' },
    ...{ body: { ...manyFields, file: '{{file:half.pdf}}' }, assert: { codeIn: [413], no5xx: true } },
  }),
  ownCase('OWN-BODY-files', 'two files in one form', {
    ...{ method: 'POST', path: putFile, headers: form, as: 'portal-user' },
    body: { file: '{{file:half.pdf}}', other: '{{file:half.pdf}}' },
    assert: { codeIn: [413], no5xx: true },
  }),
  ownCase('OWN-BODY-field', 'a field of a megabyte', {
    ...{ method: 'POST', path: putFile, headers: form, as: 'portal-user' },
    body: { purpose: '{{gen:str:1048576}}', file: '{{file:half.pdf}}' },
    assert: { codeIn: [413], no5xx: true },
  }),
  ownCase('OWN-BODY-boundary', 'a form without a boundary', {
    ...{
      method: 'POST',
      path: putFile,
      headers: form,
      as: 'portal-user',
      bodyRaw: '--x\r\n',
      assert: refused,
    },
  }),
  ...[
    ['escape', 'realName=%E4%BD', 'a form that escapes half a letter'],
    ['overlong', 'realName=%C0%AF', 'a form that escapes a slash in two bytes'],
    ['surrogate', 'realName=%ED%A0%80', 'a form with half a pair of UTF-16'],
    ['nul', 'realName=a%00b', 'a form with a NUL'],
  ].map(([id = '', bodyRaw = '', source = '']) =>
    ownCase(`OWN-BODY-${id}`, source, {
      ...{ ...profile, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      ...{ bodyRaw, assert: unchanged },
    }),
  ),
  ownCase('OWN-BODY-text', 'JSON that says it is a text', {
    ...{ ...profile, headers: { 'content-type': 'text/plain' }, bodyRaw: '{"realName":"x"}' },
    assert: { codeIn: [415], no5xx: true, protectedUnchanged: true },
  }),
  ownCase('OWN-QUERY-encoding', 'a query that escapes half a letter', {
    ...{ path: '/api/policy/policyinfo/list', rawQuery: 'title=%E4%BD', assert: refused },
  }),
];

const unsigned: readonly [id: string, query: Record<string, string>, codeIn: number[]][] = [
  ['none', {}, [400]],
  ['empty', { expires: '', signature: '', name: '' }, [400, 404]],
  ['forever', { expires: '99999999999999', signature: 'AAAA', name: 'x.html' }, [400, 404]],
  ['not-a-number', { expires: 'NaN', signature: 'AAAA', name: 'x.html' }, [400, 404]],
];
const links = unsigned.map(([id, query, codeIn]) =>
  ownCase(`OWN-LINK-${id}`, `a link that nobody signed: ${id}`, {
    path: '/api/blade-resource/oss/endpoint/file/0198c0de-0000-7000-8000-00000000abcd.pdf',
    query,
    assert: { codeIn, no5xx: true },
  }),
);

const task = (verb: string) =>
  ownCase(`OWN-TASK-${verb}`, `a stranger learns nothing of a task: ${verb}`, {
    ...{ method: 'POST', path: `/api/blade-workflow/process/${verb}`, headers: json, as: 'portal-user' },
    body: { taskId: '{{A.taskId}}', outcome: 'approved', comment: 'x', nodeId: 'x' },
    assert: { codeIn: [403, 404], no5xx: true, notMatch: '已被处理|请先签收' },
  });

const raw = (id: string, source: string, bytes: string) =>
  ownCase(`OWN-RAW-${id}`, source, { raw: bytes, assert: { codeIn: [400, 431], connClosed: true } });

const wire: readonly AttackCase[] = [
  raw(
    'lengths',
    'two lengths',
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  ),
  raw(
    'smuggle',
    'a length and chunks',
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ),
  raw('fold', 'a header over two lines', 'GET /api/x HTTP/1.1\r\nHost: x\r\nA: b\r\n c\x00: d\r\n\r\n'),
  raw('name', 'a header whose name has a blank', 'GET /api/x HTTP/1.1\r\nHost : x\r\n\r\n'),
  raw(
    'head',
    'a head of a hundred kilobytes',
    `GET /api/x HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(100_000)}\r\n\r\n`,
  ),
];

/** Attacks of our own, of the kinds that the handbook's are of. */
export const ownCases: readonly AttackCase[] = [
  ...[...texts, ...files, ...bodies, ...links, ...wire],
  ...['claimTask', 'unclaimTask', 'completeTask', 'rollbackTask', 'rejectTask'].map(task),
];
