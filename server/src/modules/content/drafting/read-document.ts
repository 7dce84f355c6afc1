import { extname } from 'node:path';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { oneLine } from './block.ts';
import type { Block } from './block.ts';
import { readDocx } from './read-docx.ts';
import { readOfd } from './read-ofd.ts';

interface Document {
  originalName: string;
  body: Uint8Array;
}

/** A text of UTF-8, or of the older encoding that programs in China still write. */
function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('gb18030').decode(body);
  }
}

const readPlain = (body: Uint8Array): Block[] =>
  textOf(body)
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .filter((text) => text !== '')
    .map((text) => ({ text, kind: 'paragraph' }));

const readers = new Map<string, (body: Uint8Array) => Block[]>([
  ['.docx', readDocx],
  // What WPS writes today is packed like a document of Word; its old format is refused there.
  ['.wps', readDocx],
  ['.ofd', readOfd],
  ['.txt', readPlain],
]);

/** Hears of what a reader failed of without refusing it, which is a fault of ours. */
type OnFault = (fault: unknown) => void;

/** The paragraphs of a document of Word, WPS or OFD, or of a plain text; anything else is refused, and one that says nothing. */
export function readDocument({ originalName, body }: Document, onFault: OnFault): Block[] {
  const read = readers.get(extname(originalName).toLowerCase());
  if (!read) throw new Refusal('document.type');
  const blocks = readBy(read, body, onFault);
  if (blocks.length === 0) throw new Refusal('document.empty');
  return blocks;
}

function readBy(read: (body: Uint8Array) => Block[], body: Uint8Array, onFault: OnFault): Block[] {
  try {
    return read(body);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    onFault(error);
    throw new Refusal('document.type');
  }
}
