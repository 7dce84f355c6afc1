import { Refusal } from '../../../kit/runtime/errors.ts';

const tagName = /(?:[\w.-]+:)?([\w.-]+)/y;

/** Parts of a document in which a tag is only text, by how they begin and end. */
const passages = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** A tag as it stands in a text: from its bracket to behind the other one. */
interface Tag {
  from: number;
  to: number;
  /** The local name of an opening tag; a closing one has none. */
  name: string;
  isEmpty: boolean;
}

/**
 * The tags of a document in their order, in one pass over its text; what comments and passages hold is no tag.
 * A declaration of its type is refused: entities are what bombs and readings of other files are made of.
 */
export function* tagsOf(xml: string): Generator<Tag> {
  for (let from = xml.indexOf('<'); from >= 0; from = xml.indexOf('<', from)) {
    const passage = passages.find(([begin]) => xml.startsWith(begin, from));
    if (passage) {
      if (passage[0] === '<!') throw new Refusal('workflow.modelDoctype');
      from = after(xml, passage[1], from);
      continue;
    }
    const name = nameAt(xml, from + 1);
    const to = endOfTag(xml, from);
    yield { from, to: to + 1, name, isEmpty: xml[to - 1] === '/' };
    from = to;
  }
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
