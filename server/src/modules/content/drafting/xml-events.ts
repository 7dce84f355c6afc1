/** What a reader of XML comes upon, one after the other. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

// What is not closed is looked at once: a tag ends before the next "<", a comment at the latest with its document, and a name is whole.
const token =
  /<(\/?)([\w:.-]+)(?![\w:.-])((?:"[^"<]*"|'[^'<]*'|[^'"<>])*)>|<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<[!?][^<>]*>|([^<]+)/g;
const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const named = /&(\w+);/g;
const numbered = /&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi;

function characterOf(decimal: unknown, hex: unknown): string {
  const point = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
}

/** A text as it is meant; a number that names no character stands for none. */
const meant = (text: string): string =>
  text
    .replaceAll(numbered, (_, decimal: unknown, hex: unknown) => characterOf(decimal, hex))
    .replaceAll(named, (said: string, name: string) => entities.get(name) ?? said);

/** Names without their prefix: documents choose prefixes as they like. */
const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads the parts of a well-formed XML document; declarations, comments and document types are passed over, and no entity of theirs is known. */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  for (const [, slash, name, rest = '', text] of xml.matchAll(token)) {
    if (text !== undefined) yield { kind: 'text', text: meant(text) };
    else if (name !== undefined && slash) yield { kind: 'close', name: bare(name) };
    else if (name !== undefined) yield* opened(bare(name), rest);
  }
}

function* opened(name: string, rest: string): Generator<XmlEvent> {
  const isEmpty = rest.endsWith('/');
  const attributes = Object.fromEntries(
    Array.from(rest.matchAll(attribute), ([, key = '', one, other]) => [
      bare(key),
      meant(one ?? other ?? ''),
    ]),
  );
  yield { kind: 'open', name, attributes, isEmpty };
  if (isEmpty) yield { kind: 'close', name };
}
