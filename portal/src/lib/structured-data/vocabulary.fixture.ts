import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The vocabulary of schema.org, as the types of `schema-dts` spell it, which Google makes of each edition. */
const declarations = readFileSync(
  path.join(path.dirname(createRequire(import.meta.url).resolve('schema-dts')), 'schema.d.ts'),
  'utf8',
);

interface Class {
  parents: string[];
  /** What each property takes: names of classes and of data types. */
  properties: Map<string, string[]>;
}

/** Interfaces of one form: `interface PersonBase extends ThingBase { "name"?: SchemaValue<Text | IdReference, "name">; }`. */
const interfacesOf = (form: 'Base' | 'Leaf') =>
  [
    ...declarations.matchAll(
      new RegExp(`^(?:export )?interface (\\w+)${form} extends ([^{]+)\\{\\n([^]*?)^\\}`, 'gm'),
    ),
  ].map(([, name = '', parents = '', body = '']): [string, Class] => [
    name,
    {
      parents: [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent),
      properties: new Map(
        [...body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<([^>]*?), "[\w-]+">;/gm)].map(
          ([, property = '', range = '']) => [property, range.split('|').map((one) => one.trim())],
        ),
      ),
    },
  ]);

/** Every class by its name; one without properties of its own has a leaf alone. */
const classes = new Map<string, Class>([...interfacesOf('Leaf'), ...interfacesOf('Base')]);

/** Values of an enumeration, in each of their spellings. */
const spelled = (name: string) =>
  [
    ...(new RegExp(`^export type ${name} = ([^;]+);`, 'm').exec(declarations)?.[1] ?? '').matchAll(
      /"([^"]+)"/g,
    ),
  ].map(([, value]) => value);

const ancestry = (name: string): string[] => {
  const known = classes.get(name);
  return known ? [name, ...known.parents.flatMap(ancestry)] : [];
};

const rangeOf = (type: string, property: string): string[] | undefined =>
  ancestry(type)
    .map((name) => classes.get(name)?.properties.get(property))
    .find((range) => range !== undefined);

const textual = new Set(['Text', 'URL', 'string', 'CssSelectorType', 'XPathType', 'PronounceableText']);
const dates = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\+08:00)?$/;

/** Whether a plain value is of one of the data types or enumerations of a range. */
function fits(value: unknown, range: string[]): boolean {
  if (typeof value === 'number') return range.some((one) => /^(?:Number|Integer|Float|Text)$/.test(one));
  if (typeof value === 'boolean') return range.includes('Boolean');
  if (typeof value !== 'string' || value === '') return false;
  return range.some((one) => {
    if (one === 'Date' || one === 'DateTime') return dates.test(value);
    if (one === 'Duration') return /^P\d+D$/.test(value);
    if (one === 'URL') return /^https:\/\//.test(value);
    return textual.has(one) || spelled(one).includes(value);
  });
}

/** What the vocabulary does not admit of a description, by the place where it stands; nothing of one that is sound. */
export function faultsIn(described: unknown, at = '$'): string[] {
  if (typeof described !== 'object' || described === null) return [`${at} is no description`];
  const { '@type': type, ...said } = described as Record<string, unknown>;
  if (typeof type !== 'string' || !classes.has(type)) return [`${at} is of the unknown type ${String(type)}`];
  return Object.entries(said).flatMap(([property, value]) => {
    if (['@context', '@id', 'query-input'].includes(property)) return [];
    const range = rangeOf(type, property);
    if (!range) return [`${at}.${property} is no property of ${type}`];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one, index) => faultsOf(one, range, `${at}.${property}[${index}]`));
  });
}

function faultsOf(value: unknown, range: string[], at: string): string[] {
  if (typeof value !== 'object' || value === null) {
    return fits(value, range) ? [] : [`${at} is none of ${range.join(', ')}: ${String(value)}`];
  }
  const type = String((value as Record<string, unknown>)['@type']);
  const isAdmitted = ancestry(type).some((name) => range.includes(name));
  return [...(isAdmitted ? [] : [`${at} is a ${type}, none of ${range.join(', ')}`]), ...faultsIn(value, at)];
}

/** How many classes the vocabulary has: a test that read none would find no fault in anything. */
export const knownClasses = classes.size;
