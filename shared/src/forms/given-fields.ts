import { isStructure } from './form-rule.ts';

type Part = Readonly<Record<string, unknown>>;

/** What a field may be given from the file of the company that is acted for, each with the type that it has there. */
export const companyFactTypes = {
  ...{ companyName: 'string', creditCode: 'string', address: 'string', regDate: 'string' },
  ...{ employees: 'integer', revenueWan: 'number', rdExpenseWan: 'number' },
} as const;
export type CompanyFact = keyof typeof companyFactTypes;

const isCompanyFact = (name: unknown): name is CompanyFact =>
  typeof name === 'string' && Object.hasOwn(companyFactTypes, name);

/** The controls of fields that nobody fills in. */
export const givenWidgets = ['serial', 'companyFact'] as const;

/** What may stand before the digits of a serial number. */
export const serialPrefix = /^[A-Za-z0-9-]{0,12}$/;

/** What the system answers a field with: a number that is given out once, or a fact of the company. */
type Given = { kind: 'serial'; prefix: string } | { kind: 'companyFact'; fact: CompanyFact };

/** What the system answers a field with; null for one that people answer. */
export function givenBy(layout: unknown): Given | null {
  if (!isStructure(layout)) return null;
  const { 'ui:widget': kind, 'ui:options': options } = layout;
  const { prefix, fact } = isStructure(options) ? options : {};
  if (kind === 'serial') return { kind, prefix: typeof prefix === 'string' ? prefix : '' };
  return kind === 'companyFact' && isCompanyFact(fact) ? { kind, fact } : null;
}

/** A field that the system answers, and where it stands. */
export interface GivenField {
  path: string[];
  part: Part;
  given: Given;
}

/** The fields of a form and of its groups that the system answers; in the rows of a list there are none. */
export function givenFields(
  { schema, uiSchema }: { schema: Part; uiSchema: unknown },
  at: readonly string[] = [],
): GivenField[] {
  const { properties } = schema;
  if (!isStructure(properties) || !isStructure(uiSchema)) return [];
  return Object.entries(properties).flatMap(([name, part]) => {
    if (!isStructure(part)) return [];
    const path = [...at, name];
    const given = givenBy(uiSchema[name]);
    if (given) return [{ path, part, given }];
    return part.type === 'object' ? givenFields({ schema: part, uiSchema: uiSchema[name] }, path) : [];
  });
}

/** What answers hold at a place. */
export const answerAt = (answers: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((held, name) => (isStructure(held) ? held[name] : undefined), answers);

/** The same answers with another one at a place, or with none. */
export function withAnswerAt(
  answers: Part,
  [name, ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (name === undefined) return answers;
  const { [name]: held, ...others } = answers;
  if (rest.length === 0) return value === undefined ? others : { ...others, [name]: value };
  const inside = withAnswerAt(isStructure(held) ? held : {}, rest, value);
  // A group that nobody has begun to answer stays away.
  return held === undefined && Object.keys(inside).length === 0 ? others : { ...others, [name]: inside };
}
