import type { Locale } from '@policy/shared/messages/kit.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { z } from 'zod';

import type { Effect } from '../../../workflow/index.ts';

type Field = Record<string, unknown>;

/** What an effect asks its handler for, as a JSON Schema with titles in his language. */
export function effectFields({ input }: Effect, locale: Locale) {
  const titles: Record<string, string> = catalogue(locale).application.effectFields;
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  const titled = Object.entries(properties).map(([name, field]): [string, Field] => {
    const description = titles[`${name}Help`];
    const about = { title: titles[name] ?? name, ...(description && { description }) };
    return [name, typeof field === 'object' ? { ...field, ...about } : about];
  });
  const byName: Record<string, Field> = Object.fromEntries(titled);
  return { type: 'object', properties: byName, required };
}
