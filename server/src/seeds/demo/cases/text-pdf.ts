/**
 * A page of A4 with a title and lines of Chinese, about two kilobytes.
 * The font is one that every reader of Chinese PDFs has by name, so that a seed of a hundred files carries no font.
 */
export function textPdf(title: string, lines: readonly string[]): Buffer {
  const texts = [shown(title, 20, 760), ...lines.map((line, row) => shown(line, 11, 710 - row * 24))];
  const content = `BT\n${texts.join('\n')}\nET`;
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 7 0 R /Resources << /Font << /F 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 6 0 R /DW 1000 /W [1 95 500] >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}

/** A line of text at a height of the page; the encoding takes two bytes a character. */
const shown = (text: string, size: number, height: number) =>
  `/F ${size} Tf 1 0 0 1 64 ${height} Tm <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> Tj`;

/** A file of these objects, numbered from 1, with the table of where each begins. */
function assembled(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
