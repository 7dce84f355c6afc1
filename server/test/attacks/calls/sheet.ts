import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org';
const type = `${office}/officeDocument/2006/relationships`;
const main = `${office}/spreadsheetml/2006/main`;
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const escaped = (cell: string) => cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const relations = (kind: string, target: string) =>
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${type}/${kind}" Target="${target}"/></Relationships>`;

/** A sheet with these rows of texts, as small as readers take it. */
export function sheetOf(rows: readonly (readonly string[])[]): Buffer {
  const cells = (row: readonly string[]) =>
    row.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`).join('');
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${mime}.${kind}+xml"/>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}</Types>`,
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${type}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

/** Names of the files in an archive. */
export const namesIn = (archive: Buffer): string[] => Object.keys(unzipSync(archive));

/** What a sheet would run when it is opened: formulas, and texts that a reader takes for one. */
export function activeCells(sheet: Buffer): string[] {
  const parts = Object.entries(unzipSync(sheet)).filter(([name]) => /^xl\/(worksheets|shared)/.test(name));
  return parts.flatMap(([, body]) => {
    const xml = strFromU8(body);
    const formulas = [...xml.matchAll(/<f[ >][^<]*/g)].map(([found]) => found);
    const texts = [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => text);
    return [...formulas, ...texts.filter((text) => /^[=+\-@\t\r＝＋－＠]/.test(text))];
  });
}
