import { apiTexts, callWords, groupWords } from '@policy/shared/messages/api/call-words.ts';
import type { ApiTexts } from '@policy/shared/messages/api/zh.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { EntityTexts, Locale } from '@policy/shared/messages/kit.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';
import type { FilterOperator } from '@policy/shared/contract/kit/entity.ts';

import type { DescribedRoute } from './described-route.ts';

/** Everything that the description says in one language. */
export interface Words extends Omit<ApiTexts, 'system'> {
  entity: (name: string) => EntityTexts | undefined;
  /** What a tag is about. */
  group: (tag: string) => string;
  /** What a column that every row has is called. */
  system: (field: string) => string;
  /** What a call does. */
  summary: (route: Pick<DescribedRoute, 'call' | 'tag'>) => string;
  /** What a filter of a field does. */
  filter: (label: string, operator: FilterOperator | undefined) => string;
}

const known = new Set<string>(entities.map(({ name }) => name));

/** The words of the description in a language. */
export function wordsIn(locale: Locale): Words {
  const texts = apiTexts(locale);
  const system: Partial<Record<string, string>> = texts.system;
  const entity = (name: string) => (known.has(name) ? catalogue(locale).entity(name) : undefined);
  return {
    ...{ ...texts, entity, system: (field) => system[field] ?? field },
    group: (tag) => groupWords(tag, locale),
    summary: (route) => callWords(route, locale),
    filter: (label, operator) => (operator ? `${label} (${texts.parameters.operators[operator]})` : label),
  };
}
