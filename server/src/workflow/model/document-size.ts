import { Refusal } from '../../kit/runtime/errors.ts';

/** What a document may hold at most: reading a larger one would hold up everybody else on the server. */
export const documentLimits = { megabytes: 2, nodes: 2000, depth: 20 };

const nodeNames = /^(task|\w+Task|\w+Event|\w+Gateway|\w*[sS]ubProcess|transaction|callActivity)$/;
const scopeNames = /^(\w*[sS]ubProcess|transaction)$/;
const tagName = /(?:[\w.-]+:)?([\w.-]+)/y;

/** Parts of a document in which a tag is only text, by how they begin and end. */
const passages = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** Refuses a document that is too large, has too many steps or nests too deep: one pass over its text, before anything parses it. */
export function refuseOversized(xml: string): void {
  if (Buffer.byteLength(xml) > documentLimits.megabytes * 1_000_000) refuse();
  const open: string[] = [];
  let nodes = 0;
  for (const { name, isEmpty } of openingsAndClosings(xml)) {
    if (name === '') open.pop();
    else if (!isEmpty) open.push(name);
    if (nodeNames.test(name)) nodes += 1;
    if (nodes > documentLimits.nodes || isTooDeep(open)) refuse();
  }
}

/** The tags of a text in their order; a closing one has no name. */
function* openingsAndClosings(xml: string): Generator<{ name: string; isEmpty: boolean }> {
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const passage = passages.find(([begin]) => xml.startsWith(begin, at));
    if (passage) {
      at = after(xml, passage[1], at);
      continue;
    }
    const name = nameAt(xml, at + 1);
    at = endOfTag(xml, at);
    yield { name, isEmpty: xml[at - 1] === '/' };
  }
}

// Subprocesses inside each other and other elements inside each other are counted apart: a step nests a few elements of
// its own, and that must not take from the levels of subprocesses.
function isTooDeep(open: readonly string[]): boolean {
  if (open.length <= documentLimits.depth) return false;
  const scopes = open.filter((name) => scopeNames.test(name)).length;
  return scopes > documentLimits.depth || open.length - scopes > documentLimits.depth;
}

function refuse(): never {
  throw new Refusal('workflow.modelTooLarge', documentLimits);
}

/** The local name of an opening tag; a closing one has none. */
function nameAt(xml: string, at: number): string {
  tagName.lastIndex = at;
  return tagName.exec(xml)?.[1] ?? '';
}

/** Where a passage has ended; one without an end goes to the document's. */
function after(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from);
  return at < 0 ? xml.length : at + end.length;
}

/** The place of the bracket that closes a tag; one inside quotes closes nothing. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at += 1) {
    const character = xml[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return xml.length;
}
