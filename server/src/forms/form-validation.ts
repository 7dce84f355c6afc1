import { isReadable, isReadableLine, placeOf } from '@policy/shared/contract/kit/readable.ts';
import { dictionaryKey } from '@policy/shared/forms/fields/dictionary-fields.ts';
import { filesKey } from '@policy/shared/forms/fields/file-fields.ts';
import { plainText, richWidget, withRichTexts } from '@policy/shared/forms/fields/rich-fields.ts';
import { isWireMoment } from '@policy/shared/forms/fields/set-lines.ts';
import { wireMoment } from '@policy/shared/contract/workflow/form-formats.ts';
import { formulaKey, shownKey } from '@policy/shared/forms/dependences/settled-answers.ts';
import { answerProblems } from '@policy/shared/forms/answer-problems.ts';
import type { RuledForm } from '@policy/shared/forms/form-rule.ts';
import { formSentence } from '@policy/shared/messages/form-sentences.ts';
import type { FormIssue } from '@policy/shared/messages/form-sentences.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

import { sanitise } from '../kit/runtime/sanitise.ts';
import { Refusal } from '../kit/runtime/errors.ts';

type Schema = Record<string, unknown>;
type Answers = Record<string, unknown>;

/** Values that one form's answers may hold in all, and how deep they may be nested. */
const largestCount = 20_000;
const deepest = 6;
const largestText = 200_000;
/** Compiled schemas kept at once; the product has a form per guide and version. */
const mostCompiled = 100;

/** What is wrong with the answers to a form: each place once, by a sentence in the language of the schema's titles. */
export function formErrors(form: RuledForm, answers: Answers, locale: Locale): FieldError[] {
  const { data, issues } = checked(form.schema, answers);
  const problems = answerProblems(form, { answers: data, issues }, locale);
  return problems.map(({ path, text }) => ({ field: path.join('.'), message: text }));
}

/** The answers that the form asks for, right or not yet; refuses what no form can be as large as. */
export const knownAnswers = (schema: Schema, answers: Answers): Answers => checked(schema, answers).data;

/** Answers whose texts with headings and links are cleaned: what runs or loads something is gone before it is kept. */
export const withCleanTexts = (schema: Schema, answers: Answers): Answers =>
  withRichTexts(schema, answers, (html) => {
    const safe = sanitise(html);
    return plainText(safe) === '' ? '' : safe;
  });

/** How a form is laid out: what is written in a text area may have several lines. */
interface Layout {
  schema: Schema;
  uiSchema: Schema;
}

/** The first answer with characters that nobody can read, or with a break where the form asks for one line. */
export function unreadableAnswer(
  { schema, uiSchema }: Layout,
  answers: Answers,
  locale: Locale,
): FieldError[] {
  const path = placeOf(
    answers,
    // Where a text stands is asked only if that matters.
    (text, place) => !isReadableLine(text) && !(isReadable(text) && isTextArea(uiSchema, place())),
  );
  if (!path) return [];
  const message = formSentence(schema, { keyword: 'characters', path }, locale);
  return [{ field: path.join('.'), message }];
}

const severalLines: readonly unknown[] = ['textarea', richWidget];

function isTextArea(uiSchema: unknown, [step, ...rest]: readonly string[]): boolean {
  if (typeof uiSchema !== 'object' || uiSchema === null) return false;
  if (step === undefined) return severalLines.includes(Reflect.get(uiSchema, 'ui:widget'));
  return isTextArea(Reflect.get(uiSchema, /^\d+$/.test(step) ? 'items' : step), rest);
}

function checked(schema: RuledForm['schema'], answers: Answers) {
  refuseOversized(answers);
  // The validator takes unknown properties out of what it is given.
  const data = withCleanTexts(schema, structuredClone(answers));
  const validate = compiled(schema);
  validate(data);
  return { data, issues: (validate.errors ?? []).map(issueOf) };
}

/** A missing field is reported at its parent; its place is its own. */
function issueOf({ keyword, instancePath, params }: ErrorObject<string, Record<string, unknown>>): FormIssue {
  const steps = instancePath.split('/').slice(1);
  const missing = keyword === 'required' ? [String(params.missingProperty)] : [];
  return { keyword, path: [...steps, ...missing] };
}

const known = new Map<string, ValidateFunction>();

/** By what is JSON Schema in it: rules between fields are none, and `answerProblems` evaluates those. */
function compiled({ 'x-rules': _, ...schema }: RuledForm['schema']): ValidateFunction {
  const key = JSON.stringify(schema);
  const made = known.get(key) ?? compile(schema);
  if (known.size >= mostCompiled) known.clear();
  known.set(key, made);
  return made;
}

const compile = (schema: Schema): ValidateFunction => formValidator().compile(schema);

/** A validator of JSON Schema as our forms use it. */
export function formValidator(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, removeAdditional: true });
  formats(ajv, ['date', 'uuid', 'email']);
  ajv.addFormat(wireMoment, isWireMoment);
  // What these say is looked at by `shared/src/forms`, of answers that fit the rest.
  ajv.addVocabulary([filesKey, dictionaryKey, shownKey, formulaKey]);
  boundPatterns(ajv);
  return ajv;
}

/** How long a text with a pattern may be where its field does not say. */
const longestPatterned = 200;

/** Lets patterns see short texts only: a designed one may take a time that grows fast with the length, and nothing else is served meanwhile. */
function boundPatterns(ajv: Ajv2020) {
  ajv.removeKeyword('pattern');
  ajv.addKeyword({
    ...{ keyword: 'pattern', type: 'string', schemaType: 'string' },
    compile: (pattern: string, { maxLength }: AnySchemaObject) => {
      const expression = new RegExp(pattern, 'u');
      // The limit of a field counts characters, of which one may take two places.
      const longest = typeof maxLength === 'number' ? maxLength * 2 : longestPatterned;
      return (text: string) => text.length <= longest && expression.test(text);
    },
  });
}

/** Walks without recursion: what is nested too deep would break whatever recurses over it later. */
function refuseOversized(answers: Answers) {
  let count = 0;
  let text = 0;
  const open: Open[] = [{ value: answers, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    count += 1;
    if (typeof next.value === 'string') text += next.value.length;
    if (next.depth > deepest || count > largestCount || text > largestText)
      throw new Refusal('request.tooLarge', { limit: `${largestText / 1000}KB` });
    open.push(...inside(next));
  }
}

interface Open {
  value: unknown;
  depth: number;
}

function inside({ value, depth }: Open): Open[] {
  if (typeof value !== 'object' || value === null) return [];
  // Counting may stop at one more than is allowed.
  const values = Object.values(value).slice(0, largestCount + 1);
  return values.map((one: unknown) => ({ value: one, depth: depth + 1 }));
}
