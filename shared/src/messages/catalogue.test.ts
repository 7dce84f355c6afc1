import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { entities } from '../contract/entities/index.ts';
import type { Entity } from '../contract/kit/entity.ts';
import { metaOf } from '../contract/kit/field.ts';
import { catalogue } from './catalogue.ts';
import { clientMessages as clientEn } from './en/client.ts';
import { locales } from './kit.ts';
import { clientMessages as clientZh } from './zh/client.ts';

const walked: readonly Entity[] = entities;
const byEntity = walked.flatMap((entity) => locales.map((locale) => [entity.name, locale, entity] as const));

const placesOf = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].sort();
const sentences = (locale: 'zh' | 'en') => ({
  ...catalogue(locale).validation,
  ...catalogue(locale).refusal,
  ...(locale === 'zh' ? clientZh : clientEn),
});

/** Every choice of an entity with its values: its own fields and what the server works out. */
function choicesOf(entity: Entity): Record<string, readonly string[]> {
  const own = Object.entries(entity.fields).flatMap(([key, schema]) => {
    const { options } = metaOf(schema);
    return options ? [[key, options] as const] : [];
  });
  const computed = Object.entries(entity.computed).flatMap(([key, schema]) =>
    schema instanceof z.ZodEnum ? [[key, schema.options.map(String)] as const] : [],
  );
  return Object.fromEntries([...own, ...computed]);
}

describe.each(byEntity)('the texts of %s in %s', (_, locale, entity) => {
  const texts = catalogue(locale).entity(entity.name);

  test('label every field', () => {
    expect(Object.keys(texts.fields).sort()).toEqual(Object.keys(entity.fields).sort());
    for (const label of [texts.title, ...Object.values(texts.fields)]) expect(label.trim()).not.toBe('');
  });

  test('tell the fields apart', () => {
    const labels = Object.values(texts.fields);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  test('name every value of every choice, each differently', () => {
    const named = Object.entries(texts.choices).map(
      ([key, names]) => [key, Object.keys(names).sort()] as const,
    );
    const offered = Object.entries(choicesOf(entity)).map(
      ([key, values]) => [key, [...values].sort()] as const,
    );
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(offered));
    for (const names of Object.values(texts.choices)) {
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    }
  });

  test('are written in that language', () => {
    // Initials and the names of products are the same in both.
    const wanted =
      locale === 'zh' ? /\p{Script=Han}|^[A-Z]\w*[A-Z\d]\w*( [A-Z]\d)?$|^Excel$/u : /^\P{Script=Han}+$/u;
    const spoken = [
      texts.title,
      ...Object.values(texts.fields),
      ...Object.values(texts.choices).flatMap((names) => Object.values(names)),
    ];
    for (const words of spoken) expect(words).toMatch(wanted);
  });
});

test('no two entities share a title', () => {
  for (const locale of locales) {
    const titles = walked.map(({ name }) => catalogue(locale).entity(name).title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('every sentence has the same places for facts in both languages', () => {
  const english: Record<string, string> = sentences('en');
  for (const [code, sentence] of Object.entries(sentences('zh'))) {
    expect({ code, places: placesOf(english[code] ?? '') }).toEqual({ code, places: placesOf(sentence) });
  }
});

test('every sentence is said in both languages', () => {
  expect(Object.keys(sentences('en')).sort()).toEqual(Object.keys(sentences('zh')).sort());
  for (const sentence of Object.values(sentences('en'))) expect(sentence).toMatch(/^\P{Script=Han}+$/u);
  for (const sentence of Object.values(sentences('zh'))) expect(sentence).toMatch(/\p{Script=Han}/u);
});

test('a name that no catalogue has is a programming error', () => {
  expect(() => catalogue('zh').entity('ghost')).toThrow('No texts for ghost');
});
