import { Zip, ZipPassThrough, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { archiveType } from './archive-type.ts';

const part = new TextEncoder().encode('<x/>');
const archive = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, part]))));
const types = '[Content_Types].xml';

test.each([
  ['OFD', archive('OFD.xml', 'Doc_0/Document.xml'), 'ofd'],
  ['a text document', archive(types, '_rels/.rels', 'word/document.xml'), 'docx'],
  ['a spreadsheet', archive('xl/workbook.xml', types), 'xlsx'],
])('%s is known by its directory', (_name, body, type) => {
  expect(archiveType(body)).toBe(type);
});

/** An archive whose entries may be named twice. */
function withTwice(...names: string[]): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  for (const name of names) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(part, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

test.each([
  ['another archive', archive('a.txt')],
  ['the name of the part in a text', Buffer.from(zipSync({ 'a.txt': Buffer.from('OFD.xml') }))],
  ['the part in a folder', archive('x/OFD.xml')],
  ['a text document without its types', archive('word/document.xml')],
  ['two documents in one', archive(types, 'word/document.xml', 'OFD.xml')],
  ['macros', archive(types, 'word/document.xml', 'word/vbaProject.bin')],
  ['a way out', archive('OFD.xml', '../../etc/passwd')],
  ['a way out of another system', archive('OFD.xml', '..\\..\\windows\\x')],
  ['a place from the root', archive('OFD.xml', '/etc/passwd')],
  ['a drive', archive('OFD.xml', 'C:x')],
  ['a name given twice', withTwice('OFD.xml', 'a.xml', 'A.xml')],
  [
    'five thousand entries and more',
    archive('OFD.xml', ...Array.from({ length: 5000 }, (_, at) => `a${String(at)}`)),
  ],
  ['a bomb', Buffer.from(zipSync({ 'OFD.xml': part, zeros: new Uint8Array(40 * 1_048_576) }))],
  ['no directory', archive('OFD.xml').subarray(0, 40)],
  ['nothing', Buffer.alloc(0)],
])('%s is no document', (_name, body) => {
  expect(archiveType(body)).toBeNull();
});
