import { randomInt } from 'node:crypto';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

/** What the names in a case stand for, by their first part. */
export type Facts = Readonly<Record<string, unknown>>;

/** Stands for so many connections that begin a request and never end it. */
export const halfOpened = 'half-opened:';

/** Longest text that a case may ask for. */
const longest = 16_777_216;

const generators: Record<string, (rest: string) => string> = {
  slowloris: (connections) => `${halfOpened}${connections}`,
  str: (length) => 'x'.repeat(Math.min(Number(length), longest)),
  rep: (rest) => {
    const at = rest.lastIndexOf(':');
    return rest.slice(0, at).repeat(Number(rest.slice(at + 1)));
  },
};

const made: Record<string, () => string> = {
  rand: () => String(randomInt(1e9)),
  pw: () => hashPassword('Ab3-attack-me'),
  wrongpw: () => hashPassword('not the password'),
};

/** Fills the placeholders of a value, however deep they stand; one that nobody knows fails the case. */
export function filled<Value>(value: Value, facts: Facts): Value {
  if (typeof value === 'string')
    return value.replace(/\{\{(.+?)\}\}/g, (_, name: string) => valueOf(name, facts)) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => filled(one, facts)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, facts)])) as Value;
}

function generated(name: string): string | undefined {
  const [, kind = '', rest = ''] = /^gen:(\w+):(.*)$/.exec(name) ?? [];
  return generators[kind]?.(rest);
}

function valueOf(name: string, facts: Facts): string {
  // Files become parts of a form later on.
  if (name.startsWith('file:')) return `{{${name}}}`;
  const value = generated(name) ?? made[name]?.() ?? lookUp(name, facts);
  if (typeof value !== 'string') throw new Error(`nobody knows what {{${name}}} stands for`);
  return value;
}

const lookUp = (name: string, facts: Facts): unknown =>
  name
    .split(/[.[\]"]+/)
    .filter(Boolean)
    .reduce<unknown>(
      (found, step) => (typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined),
      facts,
    );
