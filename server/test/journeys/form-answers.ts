import type { CaseView } from '@policy/shared/contract/application/calls.ts';

import { ownAnswers } from '../../src/seeds/demo/cases/answers/own-answers.ts';

type Form = Pick<NonNullable<CaseView['form']>, 'key' | 'schema' | 'facts'>;

/** Plausible answers to every question of a form; those of the product's forms fit together too. */
export function answersTo({ key, schema, facts: { today, window } }: Form): Record<string, unknown> {
  const filling = { companyName: '示范企业', amountWan: 5, day: today, windowBegin: window.begin, serial: 1 };
  return { ...plausible(schema), ...ownAnswers(key, filling), applyAmountWan: 5 };
}

const plausible = ({ properties = {} }: Property): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, answerTo(property)]));

interface Property {
  type?: string;
  enum?: unknown[];
  oneOf?: { const: unknown }[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
  const?: unknown;
  pattern?: string;
  items?: Property;
  properties?: Record<string, Property>;
}

function answerTo(property: Property): unknown {
  if (property.const !== undefined) return property.const;
  const [choice] = property.enum ?? property.oneOf?.map((one) => one.const) ?? [];
  if (choice !== undefined) return choice;
  const byType: Record<string, () => unknown> = {
    number: () => Math.max(property.minimum ?? 1, 1),
    integer: () => Math.max(property.minimum ?? 1, 1),
    boolean: () => true,
    array: () => [answerTo(property.items ?? {})],
    object: () => plausible(property),
    string: () => textFor(property),
  };
  return byType[property.type ?? 'string']?.();
}

function textFor({ format, pattern, minLength = 4 }: Property): string {
  if (format === 'date') return '2026-06-01';
  const texts = [
    '示范内容'.repeat(Math.ceil(minLength / 4)),
    '2026-06',
    '13800000000',
    '12345678',
    '91449900MA0023757P',
    '12345678901234567890',
  ];
  return texts.find((text) => new RegExp(pattern ?? '').test(text)) ?? '';
}
