import type { Locale } from '@policy/shared/messages/kit.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { z } from 'zod';

import type { Effect } from '../../../workflow/index.ts';

type Field = Record<string, unknown>;

/** What the handler of a node fills in himself: the inputs of the effects it offers, as JSON Schema properties in his language. */
export function effectFields(effects: readonly Effect[], locale: Locale): Record<string, Field> {
  const titles: Record<string, string> = catalogue(locale).application.effectFields;
  const properties = effects.flatMap(({ input }) => Object.entries(z.toJSONSchema(input).properties ?? {}));
  return Object.fromEntries(
    properties.map(([name, field]) => {
      const help = titles[`${name}Help`];
      return [
        name,
        { ...Object(field), title: titles[name] ?? name, ...(help ? { description: help } : {}) },
      ];
    }),
  );
}
