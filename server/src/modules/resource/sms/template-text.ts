import { fill } from '@policy/shared/messages/kit.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';

/** Values for the placeholders of a template. */
export type SmsParams = Readonly<Record<string, string>>;

/** The names of a text's placeholders, each once, in the order in which they stand. */
export const placeholdersOf = (content: string): string[] => [
  ...new Set([...content.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])),
];

/** Refuses braces that are no placeholder: they would be sent as they stand. */
export function assertPlaceholders(content: string): void {
  if (/[{}]/.test(content.replace(/\{\w+\}/g, '')))
    throw new Refusal('sms.placeholder', { example: '{code}' });
}

const longestValue = 200;

/** The values that a template asks for, out of what a call brings as an object or as JSON; nothing else of it is kept. */
export function paramsOf(content: string, said: unknown): SmsParams {
  const given = objectOf(said);
  const names = placeholdersOf(content);
  const values = names.map((name): [string, string] => [name, textOf(given[name])]);
  const missing = values.filter(([, value]) => value === '').map(([name]) => name);
  if (missing.length > 0) throw new Refusal('sms.params', { names: missing.join(', ') });
  return Object.fromEntries(values);
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, longestValue) : '';

function objectOf(said: unknown): Record<string, unknown> {
  const value = typeof said === 'string' ? parsed(said) : said;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text with its values. */
export const rendered = (content: string, params: SmsParams): string => fill(content, params);

/** The text as a log may keep it: a code's values are starred. */
export const loggedText = (template: { kind: string; content: string }, params: SmsParams): string =>
  rendered(
    template.content,
    template.kind === 'code'
      ? Object.fromEntries(Object.keys(params).map((name) => [name, '******']))
      : params,
  );
