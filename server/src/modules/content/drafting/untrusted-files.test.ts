import { strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';

import { readDocument } from './read-document.ts';
import { xmlEvents } from './xml-events.ts';

const fail = (fault: unknown) => {
  throw fault;
};
const packed = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const read = (originalName: string, parts: Record<string, string>) =>
  readDocument({ originalName, body: packed(parts) }, fail);
const ofd = (pages: string, content: string) =>
  read('一.ofd', {
    'OFD.xml': '<OFD/>',
    'Doc_0/Document.xml': `<Document>${pages}</Document>`,
    'Doc_0/P/C.xml': content,
  });
const textAt = (y: number) =>
  `<TextObject Boundary="30 ${y} 9 9" Size="1"><TextCode>第一条</TextCode></TextObject>`;
/** So long that a text read again from each of its places takes many minutes, and read once far less than a second. */
const long = (again: string) => again.repeat(Math.ceil(300_000 / again.length));
/** What one reading never needs on the slowest machine, and more than one never gets by with. */
const forOneReading = { timeout: 20_000 };

test.for([
  ['tags', '<a'],
  ['declarations', '<!a'],
  ['comments', '<!--'],
  ['quoted marks', `<a"<a"'<a'`],
  ['names of attributes', 'a'],
] as const)('%s that never end are passed over in one reading', forOneReading, ([, again]) => {
  const events = [...xmlEvents(`<x ${long(again)}>`)];
  expect(events.filter(({ kind }) => kind === 'close')).toEqual([]);
});

test('so is the name of a tag that never ends', forOneReading, () => {
  expect([...xmlEvents(`<${long('a')}`)].every(({ kind }) => kind === 'text')).toBe(true);
});

test('what a comment says is not read', () => {
  const names = [...xmlEvents('<a><!-- <b x="1>2"/> --><![CDATA[<c/>]]><d e="1>2"/></a>')].flatMap((event) =>
    event.kind === 'open' ? [event.name, event.attributes['e']] : [],
  );
  expect(names).toEqual(['a', undefined, 'd', '1>2']);
});

test('a page that a document names again and again is read once', () => {
  const pages = '<Page BaseLoc="P/C.xml"/><Page BaseLoc="./P/../P/C.xml"/>'.repeat(2000);
  expect(ofd(pages, textAt(10))).toHaveLength(1);
});

test('a document of endless pages is refused', () => {
  const pages = (many: number) =>
    Array.from({ length: many }, (_, at) => `<Page BaseLoc="P/${at}.xml"/>`).join('');
  expect(() => ofd(`${pages(1001)}<Page BaseLoc="P/C.xml"/>`, textAt(10))).toThrow('document.tooManyPages');
  expect(ofd(`${pages(900)}<Page BaseLoc="P/C.xml"/>`, textAt(10))).toHaveLength(1);
});

test('a page may have very many lines', forOneReading, () => {
  const many = 60_000;
  const lines = Array.from({ length: many }, (_, at) => `<TextCode Y="${at}">附件</TextCode>`).join('');
  expect(ofd('<Page BaseLoc="P/C.xml"/>', `<TextObject Size="1"/>${lines}`)).toHaveLength(many);
});

test('a cell may have very many paragraphs', forOneReading, () => {
  const cell = `<p><t>${'字'.repeat(5)}</t></p>`.repeat(150_000);
  expect(
    read('一.docx', { 'word/document.xml': `<tbl><tr><tc>${cell}</tc></tr></tbl>` }).length,
  ).toBeGreaterThan(0);
});

test('what unfolds to far more than a policy may have is refused', () => {
  const ofBytes = (many: number) => () =>
    read('一.docx', { 'word/document.xml': `<p><t>一</t></p>${' '.repeat(many)}` });
  expect(ofBytes(9_000_000)).toThrow('document.tooLarge');
  expect(ofBytes(7_000_000)).not.toThrow();
});

test('whatever a reader fails of, the document is refused, and the fault is told', () => {
  const fault = new RangeError('too many');
  vi.spyOn(String.prototype, 'replaceAll').mockImplementationOnce(() => {
    throw fault;
  });
  const heard = vi.fn();
  const file = { originalName: '一.txt', body: strToU8('一') };
  expect(() => readDocument(file, heard)).toThrow('document.type');
  expect(heard).toHaveBeenCalledExactlyOnceWith(fault);
  vi.restoreAllMocks();
});

test('a fault while something is unfolded is one of ours, and a file that is not packed none', () => {
  const fault = new TypeError('no such text');
  vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation(() => {
    throw fault;
  });
  const heard = vi.fn();
  const body = packed({ 'word/document.xml': '<p><t>一</t></p>' });
  expect(() => readDocument({ originalName: '一.docx', body }, heard)).toThrow('document.type');
  vi.restoreAllMocks();
  expect(heard).toHaveBeenCalledExactlyOnceWith(fault);
  expect(() => readDocument({ originalName: '一.docx', body: strToU8('一') }, heard)).toThrow(
    'document.type',
  );
  expect(heard).toHaveBeenCalledOnce();
});
