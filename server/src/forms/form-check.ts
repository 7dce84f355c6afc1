import { faultSentence, formFaults } from '@policy/shared/forms/form-faults.ts';
import type { DesignedForm } from '@policy/shared/forms/form-faults.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';

import { InvalidDraft } from '../kit/runtime/errors.ts';
import { formValidator } from './form-validation.ts';

/** Refuses a form that cannot be published, with everything that is wrong with it. */
export function refuseUnfitForm(form: DesignedForm, locale: Locale): void {
  const faults = formFaults(form, locale);
  const all = faults.length > 0 ? faults : schemaFaults(form, locale);
  if (all.length > 0) throw new InvalidDraft(all);
}

/** What the letter of JSON Schema 2020-12 says against a schema. */
function schemaFaults({ schema: { 'x-rules': _, ...schema } }: DesignedForm, locale: Locale): FieldError[] {
  const ajv = formValidator();
  if (!ajv.validateSchema(schema)) {
    const places = (ajv.errors ?? []).map(({ instancePath }) => instancePath.slice(1).replaceAll('/', '.'));
    return [...new Set(places)].map((place) => fault(place, locale));
  }
  try {
    ajv.compile(schema);
    return [];
  } catch (error) {
    // A reference that leads nowhere, a format or a keyword that no validator of ours knows.
    const said = error instanceof Error ? error.message : '';
    return [faultSentence({ field: 'schema', key: 'schema', name: said }, locale)];
  }
}

const fault = (place: string, locale: Locale) =>
  faultSentence({ field: `schema.${place}`, key: 'schema', name: place || 'schema' }, locale);
