import { region } from '@policy/shared/contract/entities/system/region.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { regionAnswers } from '@policy/shared/forms/fields/region-fields.ts';
import type { RegionAnswer } from '@policy/shared/forms/fields/region-fields.ts';
import { formSentence } from '@policy/shared/messages/form-sentences.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { tableOf } from '../kit/table/table.ts';

type Structure = Record<string, unknown>;

interface Form {
  schema: Structure;
  uiSchema: Structure;
}

type Region = RowOf<typeof region>;

const table = tableOf(region);
/** A form asks for a province, a city and a district. */
const levels = [1, 2, 3] as const;
const isAsked = and(inArray(table.level, [...levels]), eq(table.status, 1));

// Regions are the platform's, the same for everybody.
const regionsIn = (context: Context) => repositoryOf(region, { ...context, actor: null });

/** Regions among answers that are none, or below which there is another one to choose, each at its field. */
export async function unfitRegions(context: Context, form: Form, answers: Structure): Promise<FieldError[]> {
  const named = regionAnswers(form, answers);
  if (named.length === 0) return [];
  const codes = codesOf(named);
  const known = await regionsIn(context).all(and(inArray(table.code, codes), isAsked));
  const below = await regionsIn(context).all(and(inArray(table.parentCode, codes), isAsked));
  const open = new Set(below.map(({ parentCode }) => parentCode));
  const whole = new Set(known.flatMap(({ code }) => (open.has(code) ? [] : [code])));
  return named
    .filter(({ code }) => !whole.has(code))
    .map(({ path }) => ({
      field: path.join('.'),
      message: formSentence(form.schema, { keyword: 'region', path }, context.locale),
    }));
}

const codesOf = (named: readonly RegionAnswer[]) => [...new Set(named.map(({ code }) => code))];

/** What regions are called, with those that they lie in, by their codes. */
export async function regionNames(context: Context, codes: readonly string[]): Promise<Map<string, string>> {
  const known = new Map<string, Region>();
  let open = [...new Set(codes)];
  for (let round = 0; round < levels.length && open.length > 0; round += 1) {
    const rows = await regionsIn(context).all(
      and(inArray(table.code, open), inArray(table.level, [...levels])),
    );
    for (const row of rows) known.set(row.code, row);
    open = rows.flatMap(({ parentCode }) => (parentCode && !known.has(parentCode) ? [parentCode] : []));
  }
  const nameOf = (code: string | null): string[] => {
    const row = code === null ? undefined : known.get(code);
    return row ? [...nameOf(row.parentCode), saidOf(context, row)] : [];
  };
  return new Map(codes.map((code) => [code, nameOf(code).join(' / ') || code]));
}

const saidOf = ({ locale }: Context, { name, nameEn }: Region): string =>
  locale === 'en' ? (nameEn ?? name) : name;

/** A level of the regions to choose from, and which one was chosen. */
interface RegionLevel {
  options: { code: string; name: string }[];
  chosen: string | null;
}

/** The levels that lead to a region, and the one below it, each with what may be chosen there: never the whole tree. */
export async function regionLevels(context: Context, code: string | null): Promise<RegionLevel[]> {
  const chain = await chainOf(context, code);
  const told: RegionLevel[] = [];
  for (let depth = 0; depth <= chain.length && depth < levels.length; depth += 1) {
    const above = chain[depth - 1];
    const within = above ? eq(table.parentCode, above.code) : eq(table.level, 1);
    const rows = await regionsIn(context).all(and(within, isAsked));
    if (rows.length === 0) break;
    const options = rows.map((row) => ({ code: row.code, name: saidOf(context, row) }));
    told.push({ options, chosen: chain[depth]?.code ?? null });
  }
  return told;
}

/** A region with those that it lies in, the widest first; nothing where there is no such region. */
async function chainOf(context: Context, code: string | null): Promise<Region[]> {
  const chain: Region[] = [];
  for (let next = code; next !== null && chain.length < levels.length;) {
    const row = await regionsIn(context).first(and(eq(table.code, next), isAsked));
    if (!row) break;
    chain.unshift(row);
    next = row.parentCode;
  }
  return chain;
}
