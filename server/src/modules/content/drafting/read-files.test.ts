import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { readDocx } from './read-docx.ts';
import { readOfd } from './read-ofd.ts';

const packed = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const docx = (body: string) =>
  packed({ 'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>` });

test('paragraphs and tables of Word and WPS, joined over their runs', () => {
  const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
  const body =
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('办 法')}</w:p>` +
    `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run('云澜府规〔2025〕')}${run('12号')}</w:p>` +
    `<w:p>${run('第一条')}<w:r><w:tab/></w:r>${run('甲&amp;乙')}<w:del><w:r><w:delText>删</w:delText></w:r></w:del></w:p>` +
    `<w:tbl><w:tr>${cell('项目')}${cell('金额')}</w:tr></w:tbl><w:p/>`;
  expect(readDocx(docx(body))).toEqual([
    { text: '办 法', kind: 'heading' },
    { text: '云澜府规〔2025〕12号', kind: 'centred' },
    { text: '第一条 甲&乙', kind: 'paragraph' },
    { text: '项目 金额', kind: 'table', rows: [['项目', '金额']] },
  ]);
});

test('a text box is said once', () => {
  const twice = `<mc:AlternateContent><mc:Choice>${run('框')}</mc:Choice><mc:Fallback>${run('框')}</mc:Fallback></mc:AlternateContent>`;
  expect(readDocx(docx(`<w:p>${twice}</w:p>`))).toEqual([{ text: '框', kind: 'paragraph' }]);
});

test('lines of OFD make paragraphs', () => {
  const line = (x: number, y: number, text: string) =>
    `<ofd:TextObject Boundary="${x} ${y} 100 6" Size="5"><ofd:TextCode X="0" Y="5">${text}</ofd:TextCode></ofd:TextObject>`;
  const page = [
    line(85, 20, '若干措施办法'),
    line(40, 40, '第一条 对符合条件的企业，按研发投入的百分之十给予补'),
    line(30, 50, '助，最高一百万元。'),
    line(40, 60, '单个企业每年一次。'),
    line(100, 280, '— 1 —'),
  ].join('');
  const ofd = packed({
    'OFD.xml': '<ofd:OFD><ofd:DocBody><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>',
    'Doc_0/Document.xml':
      '<ofd:Document><ofd:PhysicalBox>0 0 210 297</ofd:PhysicalBox><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>',
    'Doc_0/Pages/Page_0/Content.xml': `<ofd:Page><ofd:Content>${page}</ofd:Content></ofd:Page>`,
  });
  expect(readOfd(ofd)).toEqual([
    { text: '若干措施办法', kind: 'centred' },
    { text: '第一条 对符合条件的企业，按研发投入的百分之十给予补助，最高一百万元。', kind: 'paragraph' },
    { text: '单个企业每年一次。', kind: 'paragraph' },
  ]);
});

test('what is no document is refused', () => {
  expect(() => readDocx(strToU8('text'))).toThrow('document.type');
  expect(() => readOfd(new Uint8Array())).toThrow('document.type');
});
