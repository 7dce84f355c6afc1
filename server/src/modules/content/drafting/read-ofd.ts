import { posix } from 'node:path';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { oneLine } from './block.ts';
import type { Block } from './block.ts';
import { unfolded } from './unfolded.ts';
import { xmlEvents } from './xml-events.ts';
import type { XmlEvent } from './xml-events.ts';

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
const mostPages = 1000;

/** The paragraphs of an OFD document: its pages say where each line stands, and no more. */
export function readOfd(body: Uint8Array): Block[] {
  const parts = unfolded(body, (name) => name.endsWith('.xml'));
  return pagesOf(parts).flatMap(({ xml, width }) => paragraphsOf(linesOf(piecesIn(xml)), width));
}

interface OfdPage {
  xml: string;
  width: number;
}

/** The pages in the order in which the document names them, each of them once. */
function pagesOf(parts: ReadonlyMap<string, string>): OfdPage[] {
  const part = (path: string) => parts.get(path) ?? '';
  const [root = 'Doc_0/Document.xml'] = textWithin(part('OFD.xml'), 'DocRoot');
  const at = root.replace(/^\//, '');
  const document = part(at);
  const width = widthIn(document);
  const paths = new Set(placesIn(document).map((place) => posix.join(posix.dirname(at), place)));
  if (paths.size > mostPages) throw new Refusal('document.tooManyPages', { most: mostPages });
  return Array.from(paths, (path) => ({ xml: part(path), width }));
}

function widthIn(document: string): number {
  const [, , width = usualWidth] = numbersIn(textWithin(document, 'PhysicalBox')[0]);
  return Number.isFinite(width) ? width : usualWidth;
}

const placesIn = (document: string): string[] =>
  [...xmlEvents(document)].flatMap((event) =>
    event.kind === 'open' && event.name === 'Page' ? (event.attributes['BaseLoc'] ?? []) : [],
  );

function textWithin(xml: string, wanted: string): string[] {
  const found: string[] = [];
  let isWithin = false;
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'text') isWithin = event.kind === 'open' && event.name === wanted;
    else if (isWithin) found.push(event.text.trim());
  }
  return found;
}

type Open = Extract<XmlEvent, { kind: 'open' }>;
const numberIn = ({ attributes }: Open, name: string, usual: number) => Number(attributes[name] ?? usual);

/** Where a text stands, and how large its signs are. */
function boxOf(event: Open): Place {
  const [x = 0, y = 0] = numbersIn(event.attributes['Boundary']);
  return { x, y, size: numberIn(event, 'Size', 5) };
}

type Place = Omit<Piece, 'text'>;

function piecesIn(xml: string): Piece[] {
  const pieces: Piece[] = [];
  let at: { box: Place; place: Place | null } = { box: { x: 0, y: 0, size: 5 }, place: null };
  for (const event of xmlEvents(xml))
    if (event.kind !== 'text') at = placed(at.box, event);
    else if (at.place) pieces.push({ ...at.place, text: event.text });
  return pieces.filter(({ x, y, size }) => [x, y, size].every((one) => Number.isFinite(one)));
}

function placed(box: Place, event: Exclude<XmlEvent, { kind: 'text' }>) {
  if (event.kind === 'close') return { box, place: null };
  if (event.name === 'TextObject') return { box: boxOf(event), place: null };
  return { box, place: event.name === 'TextCode' ? placeIn(box, event) : null };
}

const placeIn = ({ x, y, size }: Place, code: Open) => ({
  ...{ x: x + numberIn(code, 'X', 0), y: y + numberIn(code, 'Y', 0), size },
});

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
  const left = lines.reduce((least, { x }) => Math.min(least, x), Infinity);
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (isCentred(line, left, width)) blocks.push({ text: line.text, kind: 'centred' });
    else if (last?.kind === 'paragraph' && goesOn(line, left)) last.text += line.text;
    else blocks.push({ text: line.text, kind: 'paragraph' });
  }
  return blocks;
}

const isCentred = (line: Line, left: number, width: number): boolean =>
  line.x - left > line.size * 3 && Math.abs(line.x + widthOf(line) / 2 - width / 2) < line.size * 2;

const goesOn = ({ x, size, text }: Line, left: number): boolean =>
  x - left <= size * 1.2 && !beginning.test(text);
