import { Validator } from '@cfworker/json-schema';
import type { OutputUnit } from '@cfworker/json-schema';
import { toErrorSchema } from '@rjsf/utils';
import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';

import { asSent } from '@policy/shared/forms/as-sent.ts';
import { formSentence, isFormSchema } from '@policy/shared/messages/form-sentences.ts';
import type { FormIssue } from '@policy/shared/messages/form-sentences.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import type { FormValues } from '../../kit/entity/fields.ts';

// These only say that something inside failed; the inner unit says what.
const wrappers = [
  'properties',
  'items',
  'prefixItems',
  'additionalProperties',
  '$ref',
  'allOf',
  'if',
  'then',
  'else',
];

// The interpreter walks the schema instead of compiling it, so the page needs no `unsafe-eval`.
const check = (schema: object, value: unknown): OutputUnit[] =>
  new Validator(schema, '2020-12', false).validate(asSent(value)).errors;

const stepsOf = (location: string) =>
  location.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

/** A missing field is reported at its parent; its name stands in quotes in the unit's text. */
function pathOf({ keyword, instanceLocation, error }: OutputUnit): string[] {
  const missing = keyword === 'required' ? (/"([^"]+)"/.exec(error)?.slice(1, 2) ?? []) : [];
  return [...stepsOf(instanceLocation), ...missing];
}

/** What a schema has against answers, in the form that the product's sentences are made from. */
export const issuesOf = (schema: object, answers: FormValues): FormIssue[] =>
  check(schema, answers).map((unit) => ({ keyword: unit.keyword, path: pathOf(unit) }));

function errorOf(unit: OutputUnit, schema: RJSFSchema, locale: Locale): RJSFValidationError {
  const path = pathOf(unit);
  const issue = { keyword: unit.keyword, path };
  const message = formSentence(isFormSchema(schema) ? schema : {}, issue, locale);
  return { name: unit.keyword, message, stack: message, property: path.map((step) => `.${step}`).join('') };
}

/** The library would fill in the first of several choices and the least number of rows; nobody has answered these. */
export const asAnswered = { constAsDefaults: 'never', arrayMinItems: { populate: 'never' } } as const;

/** Checks a form against its JSON Schema (2020-12) and answers in the sentences that the server uses. */
export function schemaValidator(locale: Locale): ValidatorType<FormValues> {
  const errorsOf = (schema: RJSFSchema, values: FormValues | undefined) =>
    check(schema, values)
      .filter(({ keyword }) => !wrappers.includes(keyword))
      .map((unit) => errorOf(unit, schema, locale));
  return {
    validateFormData: (values, schema) => {
      const errors = errorsOf(schema, values);
      return { errors, errorSchema: toErrorSchema<FormValues>(errors) };
    },
    isValid: (schema, values) => check(schema, values).length === 0,
    rawValidation: () => ({ errors: [] }),
  };
}
