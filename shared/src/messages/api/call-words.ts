import { entityWords } from '../entity-words.ts';
import { fill } from '../kit.ts';
import type { Locale } from '../kit.ts';
import { apiEn } from './en.ts';
import { apiZh } from './zh.ts';
import type { ApiTexts } from './zh.ts';

/** A call as the lists of calls spell it, `GET policy/tags/list`, and the tag of what it is about. */
export interface NamedCall {
  call: string;
  tag: string;
}

/** Everything that is said of calls in a language. */
export const apiTexts = (locale: Locale): ApiTexts => ({ zh: apiZh, en: apiEn })[locale];

/** What a tag is about. */
export function groupWords(tag: string, locale: Locale): string {
  const groups: Partial<Record<string, string>> = apiTexts(locale).groups;
  return groups[tag] ?? entityWords(tag, locale).title;
}

/** What a call does, whether its path is that of the route or one that was asked for; a call without words goes by the end of its path. */
export function callWords({ call, tag }: NamedCall, locale: Locale): string {
  const texts = apiTexts(locale);
  const acts: Partial<Record<string, string>> = texts.acts;
  const parts = call.split(/[ /]/).filter((part) => !part.startsWith(':'));
  // An address may end in the value of a parameter, which the part before it names.
  const named = parts.findLast((part) => acts[part] !== undefined) ?? '';
  const act = acts[call] ?? acts[named] ?? parts.at(-1) ?? '';
  return fill(texts.join, { group: groupWords(tag, locale), act });
}
