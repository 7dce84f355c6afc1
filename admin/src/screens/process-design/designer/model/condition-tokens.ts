import { shownText } from './condition-literals.ts';

/** A word of a condition. */
export interface Token {
  kind: 'path' | 'operator' | 'value' | 'and' | 'or' | 'not' | 'open' | 'close';
  text: string;
}

const token =
  /\s*(?:('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?![\w.]))|([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)|(&&|\|\||==|!=|>=|<=|[<>!()]))/y;

const signs: Readonly<Record<string, Token['kind']>> = {
  ...{ '&&': 'and', '||': 'or', '!': 'not', '(': 'open', ')': 'close' },
};
const words: Readonly<Record<string, Token>> = {
  ...{ and: { kind: 'and', text: '&&' }, or: { kind: 'or', text: '||' }, not: { kind: 'not', text: '!' } },
  ...{ eq: { kind: 'operator', text: '==' }, ne: { kind: 'operator', text: '!=' } },
  ...{ gt: { kind: 'operator', text: '>' }, ge: { kind: 'operator', text: '>=' } },
  ...{ lt: { kind: 'operator', text: '<' }, le: { kind: 'operator', text: '<=' } },
};
const values = new Set(['true', 'false', 'null']);
/** Words of the language that are no variables, and that comparisons have no place for. */
const others = new Set(['empty', 'div', 'mod', 'this']);

/** The words of a condition; undefined where one is none that comparisons are made of. */
export function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  const whole = text.trimEnd();
  for (let at = 0; at < whole.length; at = token.lastIndex) {
    token.lastIndex = at;
    const read = token.exec(whole);
    const next = read && tokenOf(read);
    if (!next) return undefined;
    tokens.push(next);
  }
  return tokens;
}

function tokenOf([, quoted, number, name, sign]: readonly (string | undefined)[]): Token | undefined {
  if (quoted !== undefined) return textToken(quoted);
  if (number !== undefined) return { kind: 'value', text: number };
  if (name !== undefined) return wordOf(name);
  return sign === undefined ? undefined : { kind: signs[sign] ?? 'operator', text: sign };
}

function wordOf(name: string): Token | undefined {
  if (others.has(name)) return undefined;
  if (values.has(name)) return { kind: 'value', text: name };
  return Object.hasOwn(words, name) ? words[name] : { kind: 'path', text: name };
}

/** What else follows a backslash means something to the engine that no field of the panel shows. */
function textToken(quoted: string): Token | undefined {
  const inside = quoted.slice(1, -1);
  if (/\\[^'"\\]/.test(inside.replace(/\\\\/g, ''))) return undefined;
  return { kind: 'value', text: shownText(inside.replace(/\\(.)/g, '$1')) };
}
