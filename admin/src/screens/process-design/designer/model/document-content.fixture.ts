/** What the standard's schema says where a document says nothing; a writer may leave it out. */
const standard: Readonly<Record<string, string>> = {
  ...{ isForCompensation: 'false', startQuantity: '1', completionQuantity: '1', triggeredByEvent: 'false' },
  ...{ gatewayDirection: 'Unspecified', isInterrupting: 'true', cancelActivity: 'true', isClosed: 'false' },
  ...{ isSequential: 'false', isCollection: 'false', parallelMultiple: 'false', processType: 'None' },
  ...{ instantiate: 'false', eventGatewayType: 'Exclusive', testBefore: 'false', isUnlimited: 'false' },
  ...{ associationDirection: 'None', behavior: 'All', textFormat: 'text/plain', itemKind: 'Information' },
  ...{ typeLanguage: 'http://www.w3.org/2001/XMLSchema', expressionLanguage: 'http://www.w3.org/1999/XPath' },
  // The drawing standard leaves open what is drawn where nothing is said; the canvas draws the marker, and says so.
  isMarkerVisible: 'true',
};

interface Open {
  /** Prefixes with what they stand for. */
  spaces: ReadonlyMap<string, string>;
  line: string;
  text: string;
}

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([^\s>/]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, said: string) => {
    const number = /^#(x)?(\w+)$/i.exec(said);
    if (!number) return named[said] ?? whole;
    return String.fromCodePoint(Number.parseInt(number[2] ?? '', number[1] ? 16 : 10));
  });

/** Numbers are compared as such, and any blank is as good as another. */
const plain = (text: string) => {
  const told = unescaped(text).replace(/\s+/g, ' ').trim();
  return /^-?\d+(\.\d+)?$/.test(told) ? String(Number(told)) : told;
};

/** What an element is by its name anyway need not be said once more. */
const isDeclared = (key: string, value: string) => key.endsWith('}type') && /(^|:)Point$/.test(value);

/** A name with what its prefix stands for; an attribute without one belongs to its element. */
function wholeName(name: string, spaces: Open['spaces'], isAttribute = false): string {
  const [local = '', prefix = ''] = name.split(':').toReversed();
  return isAttribute && prefix === '' ? local : `{${spaces.get(prefix) ?? prefix}}${local}`;
}

/** Each element of a document by what it is called, all that it says, and its text; every one as often as it is there. */
function contentOf(xml: string): string[] {
  const lines: string[] = [];
  const open: Open[] = [];
  const close = () => {
    const done = open.pop();
    if (done) lines.push(`${done.line} ${plain(done.text)}`.trim());
  };
  const tag = (name: string, [isEnd, said, isEmpty]: readonly (string | undefined)[]) => {
    if (isEnd !== '/') open.push(begun(name, said ?? '', open.at(-1)?.spaces ?? new Map()));
    if (isEnd === '/' || isEmpty === '/') close();
  };
  for (const [, data, isEnd, name, said, isEmpty, text = ''] of xml.matchAll(token)) {
    const around = open.at(-1);
    if (around) around.text += data === undefined ? text : data.replace(/&/g, '&amp;');
    if (name !== undefined) tag(name, [isEnd, said, isEmpty]);
  }
  return lines.toSorted();
}

function begun(name: string, said: string, outer: Open['spaces']): Open {
  const pairs = [...said.matchAll(attribute)].map(([, key = '', one, other]): [string, string] => [
    key,
    one ?? other ?? '',
  ]);
  const declared = pairs.filter(([key]) => /^xmlns(:|$)/.test(key));
  const spaces = new Map([
    ...outer,
    ...declared.map(([key, uri]): [string, string] => [key.slice('xmlns:'.length), uri]),
  ]);
  const told = pairs
    .filter(([key]) => !/^xmlns(:|$)/.test(key))
    .map(([key, value]): [string, string] => [wholeName(key, spaces, true), plain(value)])
    .filter(([key, value]) => standard[key] !== value && !isDeclared(key, value))
    // What a type is called begins with the prefix of its namespace, whatever that is.
    .map(([key, value]) => `${key}=${/\}type$/.test(key) ? value.replace(/^.*:/, '') : value}`)
    .toSorted();
  return { spaces, line: [wholeName(name, spaces), ...told].join(' '), text: '' };
}

/** What of a document stands in another fewer times. */
export function lostIn(before: string, after: string): string[] {
  const left = new Map<string, number>();
  for (const line of contentOf(after)) left.set(line, (left.get(line) ?? 0) + 1);
  return contentOf(before).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
