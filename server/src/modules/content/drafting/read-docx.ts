import { oneLine } from './block.ts';
import type { Block } from './block.ts';
import { unfolded } from './unfolded.ts';
import { xmlEvents } from './xml-events.ts';
import type { XmlEvent } from './xml-events.ts';

const main = 'word/document.xml';
const headingStyle = /^(?:heading|标题|title)?\s*[1-6]$|^title$|^标题$/i;

/** What is read at the moment. */
interface Reading {
  blocks: Block[];
  text: string;
  kind: Block['kind'];
  /** How many tables the reader is in; the outermost is kept. */
  tables: number;
  rows: string[][];
  /** Inside of what says again what was said before, for older programs. */
  repeated: number;
}

type Open = Extract<XmlEvent, { kind: 'open' }>;

const opens: Record<string, (reading: Reading, event: Open) => void> = {
  tbl: (reading) => {
    if (reading.tables === 0) reading.rows = [];
    reading.tables += 1;
  },
  tr: (reading) => {
    if (reading.tables === 1) reading.rows.push([]);
  },
  tc: (reading) => {
    if (reading.tables === 1) reading.rows.at(-1)?.push('');
  },
  p: (reading) => {
    reading.text = '';
    reading.kind = 'paragraph';
  },
  pStyle: (reading, { attributes }) => {
    if (headingStyle.test(attributes['val'] ?? '')) reading.kind = 'heading';
  },
  jc: (reading, { attributes }) => {
    if (attributes['val'] === 'center' && reading.kind === 'paragraph') reading.kind = 'centred';
  },
  tab: (reading) => {
    reading.text += ' ';
  },
  br: (reading) => {
    reading.text += ' ';
  },
  Fallback: (reading) => {
    reading.repeated += 1;
  },
};

/** Strings that are added are not copied, however many paragraphs a cell has. */
const afterwards = (cell: string | undefined, text: string) => (cell ? `${cell} ${text}` : text);

const closes: Record<string, (reading: Reading) => void> = {
  p: (reading) => {
    const text = oneLine(reading.text);
    reading.text = '';
    if (text === '') return;
    const row = reading.tables > 0 ? reading.rows.at(-1) : undefined;
    if (reading.tables === 0) reading.blocks.push({ text, kind: reading.kind });
    else if (row && row.length > 0) row[row.length - 1] = afterwards(row.at(-1), text);
  },
  tbl: (reading) => {
    reading.tables -= 1;
    const rows = reading.rows.filter((row) => row.some((cell) => cell !== ''));
    if (reading.tables === 0 && rows.length > 0)
      reading.blocks.push({ text: rows.flat().join(' '), kind: 'table', rows });
  },
  Fallback: (reading) => {
    reading.repeated -= 1;
  },
};

// A document names its elements as it likes, and none of them is one of an object's own.
const [opening, closing] = [new Map(Object.entries(opens)), new Map(Object.entries(closes))];

/** The paragraphs and tables of a document of Word or WPS, without its looks; what a reviewer of it had struck out is left out. */
export function readDocx(body: Uint8Array): Block[] {
  const xml = unfolded(body, (name) => name === main).get(main) ?? '';
  const reading: Reading = { blocks: [], text: '', kind: 'paragraph', tables: 0, rows: [], repeated: 0 };
  let isText = false;
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') {
      if (isText && reading.repeated === 0) reading.text += event.text;
      continue;
    }
    isText = event.kind === 'open' && event.name === 't' && !event.isEmpty;
    follow(reading, event);
  }
  return reading.blocks;
}

function follow(reading: Reading, event: Exclude<XmlEvent, { kind: 'text' }>): void {
  if (reading.repeated > 0 && event.name !== 'Fallback') return;
  if (event.kind === 'close') closing.get(event.name)?.(reading);
  else opening.get(event.name)?.(reading, event);
}
