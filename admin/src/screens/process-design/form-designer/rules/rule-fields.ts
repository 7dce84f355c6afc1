import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { englishOf } from '@policy/shared/forms/design/edit-texts.ts';
import { givenBy } from '@policy/shared/forms/given-fields.ts';
import { holderAt, isPart, namesIn, propertiesOf } from '@policy/shared/forms/design/form-tree.ts';
import type { Holder, Part } from '@policy/shared/forms/design/form-tree.ts';

/** Something to choose, by what is kept and what is shown. */
export interface Named {
  value: string;
  label: string;
}

/** A choice of the form with what may be answered to it. */
export interface NamedChoice extends Named {
  options: Named[];
}

const titled = (content: FormContent, part: unknown, locale: Locale): string => {
  const title = isPart(part) && typeof part.title === 'string' ? part.title : '';
  return locale === 'en' ? englishOf(content, title) || title : title;
};

function named(content: FormContent, holder: Holder, locale: Locale): (Named & { part: Part })[] {
  return namesIn(holder).flatMap((name) => {
    const part = propertiesOf(holder)[name];
    if (!isPart(part) || part.type === 'null') return [];
    return [{ value: name, label: titled(content, part, locale) || name, part }];
  });
}

const rootOf = ({ schema, uiSchema }: FormContent): Holder => ({ schema, layout: uiSchema });

/** The fields of the form itself, which rules may look at. */
export const ruleFields = (content: FormContent, locale: Locale): Named[] =>
  named(content, rootOf(content), locale).map(({ value, label }) => ({ value, label }));

/** Those of them that somebody answers, and that may be asked of him. */
export const answeredFields = (content: FormContent, locale: Locale): Named[] =>
  ruleFields(content, locale).filter(({ value }) => givenBy(content.uiSchema[value]) === null);

/** The choices of the form itself. */
export function choicesIn(content: FormContent, locale: Locale): NamedChoice[] {
  return named(content, rootOf(content), locale).flatMap(({ value, label, part }) => {
    if (part.type !== 'string' || !Array.isArray(part.oneOf)) return [];
    const options = part.oneOf.filter(isPart).map((option) => ({
      value: String(option.const),
      label: titled(content, option, locale) || String(option.const),
    }));
    return [{ value, label, options }];
  });
}

/** The lists of the form, with the fields of their rows. */
export function listsIn(content: FormContent, locale: Locale): NamedChoice[] {
  return named(content, rootOf(content), locale).flatMap(({ value, label, part }) => {
    const rows = part.type === 'array' ? holderAt(content, [value]) : null;
    return rows ? [{ value, label, options: named(content, rows, locale) }] : [];
  });
}

/** Fields to choose from, with the one that is chosen among them: a rule may name what the builder does not offer. */
export const withNamed = (fields: readonly Named[], name: string): Named[] =>
  fields.some(({ value }) => value === name) ? [...fields] : [...fields, { value: name, label: name }];
