import { posix } from 'node:path';

import { oneLine } from './block.ts';
import type { Block } from './block.ts';
import { unfolded } from './unfolded.ts';
import { xmlEvents } from './xml-events.ts';

/** A piece of text where it stands on its page, in millimetres. */
interface Piece {
  x: number;
  y: number;
  size: number;
  text: string;
}

interface Line extends Piece {
  /** Where its last piece begins. */
  until: number;
}

const numbersIn = (said: string | undefined): number[] => (said ?? '').trim().split(/\s+/).map(Number);
const pageNumber = /^[-—－–\s]*\d{1,4}[-—－–\s]*$/;
/** What begins a paragraph wherever it stands. */
const beginning =
  /^(?:第[一二三四五六七八九十百零〇\d]+[章节条]|[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）|附件)/;
const usualWidth = 210;

/** The paragraphs of an OFD document: its pages say where each line stands, and no more. */
export function readOfd(body: Uint8Array): Block[] {
  const parts = unfolded(body, (name) => name.endsWith('.xml'));
  return pagesOf(parts).flatMap(({ xml, width }) => paragraphsOf(linesOf(piecesIn(xml)), width));
}

interface OfdPage {
  xml: string;
  width: number;
}

/** The pages in the order in which the document names them. */
function pagesOf(parts: ReadonlyMap<string, string>): OfdPage[] {
  const root = textWithin(parts.get('OFD.xml') ?? '', 'DocRoot')[0] ?? 'Doc_0/Document.xml';
  const at = root.replace(/^\//, '');
  const document = parts.get(at) ?? '';
  const width = numbersIn(textWithin(document, 'PhysicalBox')[0])[2] ?? usualWidth;
  const pages: OfdPage[] = [];
  for (const event of xmlEvents(document)) {
    if (event.kind !== 'open' || event.name !== 'Page') continue;
    const path = posix.join(posix.dirname(at), event.attributes['BaseLoc'] ?? '');
    pages.push({ xml: parts.get(path) ?? '', width: Number.isFinite(width) ? width : usualWidth });
  }
  return pages;
}

function textWithin(xml: string, wanted: string): string[] {
  const found: string[] = [];
  let isWithin = false;
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'text') isWithin = event.kind === 'open' && event.name === wanted;
    else if (isWithin) found.push(event.text.trim());
  }
  return found;
}

function piecesIn(xml: string): Piece[] {
  const pieces: Piece[] = [];
  let box = { left: 0, top: 0, size: 5 };
  let place: Piece | null = null;
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') {
      if (place) pieces.push({ ...place, text: event.text });
      continue;
    }
    place = null;
    if (event.kind === 'close') continue;
    const { attributes } = event;
    const [left = 0, top = 0] = numbersIn(attributes['Boundary']);
    if (event.name === 'TextObject') box = { left, top, size: Number(attributes['Size'] ?? 5) };
    if (event.name !== 'TextCode') continue;
    const [x, y] = [box.left + Number(attributes['X'] ?? 0), box.top + Number(attributes['Y'] ?? 0)];
    place = { x, y, size: box.size, text: '' };
  }
  return pieces.filter(({ x, y, size }) => [x, y, size].every((one) => Number.isFinite(one)));
}

/** Pieces that stand beside each other make a line. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of [...pieces].sort((one, other) => one.y - other.y || one.x - other.x)) {
    const last = lines.at(-1);
    if (last && Math.abs(piece.y - last.y) < last.size * 0.6) {
      last.text += piece.text;
      last.until = piece.x;
      last.x = Math.min(last.x, piece.x);
    } else lines.push({ ...piece, until: piece.x });
  }
  return lines
    .map((line) => ({ ...line, text: oneLine(line.text) }))
    .filter(({ text }) => text !== '' && !pageNumber.test(text));
}

/** How wide a line is drawn, where every sign is as wide as it is high. */
const widthOf = ({ text, size }: Line) => text.length * size;

/** Lines make a paragraph until one is set in, stands in the middle, or begins a clause. */
function paragraphsOf(lines: readonly Line[], width: number): Block[] {
  const left = Math.min(...lines.map(({ x }) => x));
  const blocks: Block[] = [];
  for (const line of lines) {
    const middle = line.x + widthOf(line) / 2;
    const isSetIn = line.x - left > line.size * 1.2;
    const isCentred =
      isSetIn && line.x - left > line.size * 3 && Math.abs(middle - width / 2) < line.size * 2;
    const last = blocks.at(-1);
    if (isCentred) blocks.push({ text: line.text, kind: 'centred' });
    else if (!last || last.kind === 'centred' || isSetIn || beginning.test(line.text))
      blocks.push({ text: line.text, kind: 'paragraph' });
    else last.text += line.text;
  }
  return blocks;
}
