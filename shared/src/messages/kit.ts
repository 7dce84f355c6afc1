import type { z } from 'zod';

import type { EntityName, EntityNamed } from '../contract/entities/index.ts';
import type { Entity, FieldName } from '../contract/kit/entity.ts';
import type { operatedProcess } from '../contract/workflow/operated-process.ts';

/** Languages of the product; Chinese is the default. */
export const locales = ['zh', 'en'] as const;
export type Locale = (typeof locales)[number];

type ChoiceKeys<S extends z.ZodType> =
  Bare<S> extends z.ZodLiteral<infer N>
    ? Extract<N, number>
    : string extends Flat<S>
      ? never
      : Extract<Flat<S>, string>;
type Bare<S> = S extends z.ZodOptional<z.ZodNullable<infer Inner>> ? Inner : S;
type Flat<S extends z.ZodType> =
  NonNullable<z.output<S>> extends readonly (infer I)[] ? I : NonNullable<z.output<S>>;
type ChoiceFields<F extends Record<string, z.ZodType>> = {
  [K in keyof F as [ChoiceKeys<F[K]>] extends [never] ? never : K]: Record<ChoiceKeys<F[K]>, string>;
};

/** Every field needs a label and every choice a name: a forgotten one is a compile error, not a blank column. */
export interface EntityMessages<E extends Entity> {
  title: string;
  fields: Record<FieldName<E>, string>;
  choices: ChoiceFields<E['fields']> & ChoiceFields<E['computed']>;
  /** What helps to fill a field in, where its label does not say it all. */
  help?: { [N in FieldName<E>]?: string };
}

/** The texts of every entity by name, and of what scopes bound besides; one that is forgotten does not compile. */
export type EntityCatalogue = { [N in EntityName]: EntityMessages<EntityNamed<N>> } & {
  operatedProcess: EntityMessages<typeof operatedProcess>;
};

/** The same, coarse, for kits. */
export interface EntityTexts {
  title: string;
  fields: Record<string, string>;
  choices: Record<string, Record<string, string>>;
  help?: Record<string, string>;
}

/** Puts facts into `{name}` places; a missing fact leaves nothing. */
export function fill(sentence: string, facts: Record<string, unknown> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';
  });
}
