import type { ApiDocument, Schema } from '@policy/shared/contract/api-document.ts';
import fc from 'fast-check';

import { resolved } from '../openapi/resolved.ts';

/** How far a value follows its schema. */
export type Manner = 'valid' | 'boundary' | 'hostile';

type Value = fc.Arbitrary<unknown>;

/** What nobody honest sends. */
const hostile: Value = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '0',
      '-1',
      '1e309',
      'NaN',
      'null',
      'undefined',
      'true',
      "' or 1=1 --",
      '%',
      '\\',
      '%_%',
      '$1',
    ],
    ...[
      '__proto__',
      'constructor',
      '<script>alert(1)</script>',
      '../../etc/passwd',
      '{{7*7}}',
      '=1+1',
      '\u202Eabc',
    ],
    ...[
      '😀',
      '\uD800',
      '\u0007',
      '9'.repeat(40),
      'x'.repeat(5000),
      '2026-02-30',
      '0000-00-00',
      '9999-12-31 24:00:00',
    ],
    ...['00000000-0000-0000-0000-000000000000', ',', ',,,', 'a,b,', '[', '{"a":1}'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom<unknown>(
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    -(2 ** 31) - 1,
    true,
    false,
    null,
    [],
    {},
    [[]],
    ['a', 'b'],
  ),
  fc.constantFrom<unknown>({ id: { $ne: null } }, { toString: 'x' }, [null], [{}], { a: { b: { c: [1] } } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Ids of rows that exist, by the name of their entity. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

/** What ids are called on the wire where that is not their entity's name. */
const called: Readonly<Record<string, string>> = {
  ...{ dept: 'department', agency: 'department', post: 'position', guide: 'itemGuide', attach: 'attachment' },
  ...{ detailed: 'detailedRule', material: 'itemGuideMaterial', tag: 'tag', package: 'tenantPackage' },
};

/** Makes values for schemas of one document, for a call about one entity; ids are mostly those of rows that exist. */
export function valuesFor(document: ApiDocument, ids: KnownIds, about: string) {
  const everyId = [...ids.values()].flat();
  const known = fc.constantFrom(...everyId);
  const idsCalled = (name: string) => {
    const word = name.replace(/(Id|Ids|id|ids)$/, '');
    const entity = word === '' || word === 'parent' ? about : (called[word] ?? word);
    return fc.constantFrom(...(ids.get(entity) ?? everyId));
  };

  const textOf = (schema: Schema, manner: Manner): Value => {
    const { pattern, format, minLength = 0, maxLength = 60 } = schema;
    const isId = format === 'uuid' || pattern?.includes('[0-9a-fA-F]{8}');
    if (isId) return fc.oneof({ arbitrary: known, weight: 4 }, { arbitrary: fc.uuid(), weight: 1 });
    if (pattern !== undefined) return matching(pattern);
    const [least, most] = [minLength, Math.min(maxLength, 3000)];
    if (manner === 'boundary')
      return fc
        .constantFrom(least, Math.max(least - 1, 0), most, most + 1)
        .map((length) => '政'.repeat(length));
    return fc.string({ minLength: least, maxLength: Math.min(most, least + 20) });
  };

  const numberOf = ({ type, minimum = -1000, maximum = 1000 }: Schema, manner: Manner): Value => {
    const [least, most] = [minimum, maximum];
    if (manner === 'boundary') return fc.constantFrom(least, least - 1, most, most + 1, 0);
    return type === 'integer'
      ? fc.integer({ min: Math.max(least, -(2 ** 31)), max: Math.min(most, 2 ** 31 - 1) })
      : fc.integer({ min: Math.ceil(Math.max(least, 0) * 10), max: 10_000 }).map((tenths) => tenths / 10);
  };

  const objectOf = (schema: Schema, manner: Manner, depth: number): Value => {
    const { properties = {}, required = [], additionalProperties } = schema;
    const entries = Object.entries(properties);
    const made = Object.fromEntries(
      entries.map(([name, one]) => [name, named(name, valueOf(one, manner, depth - 1))]),
    );
    const object = manner === 'valid' ? whole(made) : fc.record(made, { requiredKeys: required });
    if (entries.length > 0 || typeof additionalProperties !== 'object' || depth < 1) return object;
    return fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      valueOf(additionalProperties, manner, depth - 1),
      {
        maxKeys: 3,
      },
    );
  };

  /** Everything that there is to say, of a row that exists or of a new one. */
  const whole = ({ id, version: _, ...rest }: Record<string, Value>): Value =>
    id ? fc.oneof(fc.record(rest), fc.record({ ...rest, id })) : fc.record(rest);

  /** What is called an id is one, whatever its schema leaves open. */
  const named = (name: string, value: Value): Value =>
    /(^id|Id|^ids|Ids)$/.test(name)
      ? fc.oneof({ arbitrary: idsCalled(name), weight: 4 }, { arbitrary: value, weight: 1 })
      : value;

  const byType: Record<string, (schema: Schema, manner: Manner, depth: number) => Value> = {
    string: textOf,
    number: numberOf,
    integer: numberOf,
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    object: objectOf,
    array: ({ items = {}, minItems = 0 }, manner, depth) =>
      depth < 1
        ? fc.constant([])
        : fc.array(valueOf(items, manner, depth - 1), {
            minLength: minItems,
            maxLength: 3,
          }),
  };

  function valueOf(given: Schema, manner: Manner, depth = 4): Value {
    const schema = resolved<Schema>(document, given);
    const { anyOf, oneOf, type } = schema;
    const plain = () => {
      if ('const' in schema) return fc.constant(schema.const);
      if (schema.enum) return fc.constantFrom(...schema.enum);
      const options = anyOf ?? oneOf;
      if (options) return fc.oneof(...options.map((one) => valueOf(one, manner, depth - 1)));
      return byType[String(type)]?.(schema, manner, depth) ?? fc.jsonValue({ maxDepth: 2 });
    };
    return manner === 'hostile' ? fc.oneof(hostile, plain()) : plain();
  }

  return { valueOf, named };
}

/** A text of a pattern; what fast-check cannot read is any text. */
function matching(pattern: string): Value {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  } catch {
    return fc.string({ maxLength: 30 });
  }
}
