import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { formDefault } from '@policy/shared/contract/entities/process-design/form-default.ts';
import { defaultOf } from '@policy/shared/forms/default-values.ts';
import type { DefaultFacts } from '@policy/shared/forms/default-values.ts';
import { givenFields, withAnswerAt } from '@policy/shared/forms/given-fields.ts';
import type { GivenField } from '@policy/shared/forms/given-fields.ts';
import { eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import { wireDate } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { tableOf } from '../kit/table/table.ts';
import { callReader } from './default-calls.ts';
import { fit } from './fitting-value.ts';
import { companyFactsOf } from './given-answers.ts';

type Structure = Record<string, unknown>;

interface Laid {
  schema: Structure;
  uiSchema: Structure;
}

/** A form's schema with what its fields begin with for whoever reads it, where they take that from a default value. */
export async function withDefaults(context: Context, { schema, uiSchema }: Laid): Promise<Structure> {
  const wanted = [...new Set(defaultsIn(uiSchema))];
  const given = givenFields({ schema, uiSchema });
  const told = given.length > 0 ? withGivenDefaults(schema, given, await companyFactsOf(context)) : schema;
  if (wanted.length === 0) return told;
  const rows = await repositoryOf(formDefault, context).all(inArray(tableOf(formDefault).id, wanted));
  const valueOf = await valuesFor(context);
  const values = new Map<string, unknown>();
  for (const row of rows) values.set(row.id, await valueOf(row));
  return begun({ schema: told, uiSchema }, values);
}

/** What a default value is now, for the caller; undefined where nobody knows. */
export const defaultNow = async (context: Context, value: Value): Promise<unknown> =>
  (await valuesFor(context))(value);

type Value = Parameters<typeof defaultOf>[0] & { call?: string | null | undefined };

async function valuesFor(context: Context): Promise<(value: Value) => Promise<unknown>> {
  const facts = await factsOf(context);
  const told = callReader(context);
  return (value) => (value.type === 'call' ? told(value) : Promise.resolve(defaultOf(value, facts)));
}

/** A schema whose fields from the company's file begin with what is known of it. */
function withGivenDefaults(schema: Structure, given: readonly GivenField[], facts: Structure): Structure {
  return given.reduce((now, { path, part, given: by }) => {
    const value = by.kind === 'companyFact' ? fit(part, facts[by.fact]) : undefined;
    const place = path.flatMap((name) => ['properties', name]);
    return value === undefined ? now : withAnswerAt(now, [...place, 'default'], value);
  }, schema);
}

/** The default value that a field takes. */
function sourceOf(layout: unknown): string | null {
  const options = isStructure(layout) ? layout['ui:options'] : null;
  const id = isStructure(options) ? options.defaultFrom : null;
  return typeof id === 'string' ? id : null;
}

function defaultsIn(layout: Structure): string[] {
  return Object.entries(layout).flatMap(([name, part]) => {
    if (name.startsWith('ui:') || !isStructure(part)) return [];
    const own = sourceOf(part);
    return [...(own ? [own] : []), ...defaultsIn(part)];
  });
}

function begun({ schema, uiSchema }: Laid, values: ReadonlyMap<string, unknown>): Structure {
  const { properties } = schema;
  if (!isStructure(properties)) return schema;
  const entries = Object.entries(properties).map(([name, part]) => [
    name,
    begunField(part, uiSchema[name], values),
  ]);
  return { ...schema, properties: Object.fromEntries(entries) };
}

function begunField(part: unknown, layout: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (!isStructure(part) || !isStructure(layout)) return part;
  if (part.type === 'object') return begun({ schema: part, uiSchema: layout }, values);
  const fitting = fit(part, values.get(sourceOf(layout) ?? ''));
  return fitting === undefined ? part : { ...part, default: fitting };
}

async function factsOf(context: Context): Promise<DefaultFacts> {
  const { actor, clock } = context;
  const today = wireDate(clock.now());
  if (!actor) return { today, starter: {} };
  const person = await repositoryOf(user, context).first(eq(tableOf(user).id, actor.userId));
  const { companyId, deptIds } = actor;
  const [deptId] = deptIds;
  const firm = companyId
    ? await repositoryOf(company, context).first(eq(tableOf(company).id, companyId))
    : null;
  const names = deptId ? await repositoryOf(department, context).names([deptId]) : new Map<string, string>();
  const facts = {
    ...{ name: actor.name, phone: person?.phone, departmentName: names.get(deptId ?? '') },
    ...{ companyName: firm?.companyName, creditCode: firm?.creditCode },
  };
  const told = Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return { today, starter: Object.fromEntries(told) };
}

const isStructure = (value: unknown): value is Structure =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
