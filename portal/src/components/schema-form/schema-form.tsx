'use client';

import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';
import { widthOf } from '@policy/shared/forms/fields/field-widths.ts';
import type { FieldWidth } from '@policy/shared/forms/fields/field-widths.ts';
import { lookOf } from '@policy/shared/forms/fields/group-looks.ts';
import {
  hiddenFields,
  settledAnswers,
  withoutFields,
} from '@policy/shared/forms/dependences/settled-answers.ts';
import { withTheme } from '@rjsf/core';
import { toErrorSchema, type RJSFSchema, type UiSchema, type ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';

import type { Answers } from './answers.ts';
import { holds, type FormSchema } from './check-answers.ts';
import { CheckboxesWidget, RadioWidget, SelectWidget } from './choice-widgets.tsx';
import { FieldTemplate } from './field-template.tsx';
import type { FormFacts, ObjectProps } from './form-facts.ts';
import { Explanation } from './explanation.tsx';
import { FieldHint } from '../forms/field.tsx';
import { RowsTemplate, RowTemplate } from './rows-template.tsx';
import { fieldNames } from './schema-parts.ts';
import {
  DictionaryWidget,
  FilesWidget,
  ImagesWidget,
  LateFolding,
  LateTabs,
  LocationWidget,
  RegionWidget,
  RichTextWidget,
  SignatureWidget,
} from './late/late-widgets.tsx';
import { GivenWidget, MomentWidget, TextareaWidget, TextWidget } from './text-widgets.tsx';

/** The id under which every field of a form begins: `form.<field>`, as refusals name their places. */
const formPrefix = 'form';

const Form = withTheme<Answers, RJSFSchema, FormFacts>({
  fields: { NullField: Explanation },
  widgets: {
    TextWidget,
    DateWidget: TextWidget,
    UpDownWidget: TextWidget,
    TextareaWidget,
    SelectWidget,
    RadioWidget,
    CheckboxesWidget,
    // Forms with these are for officers, who fill them in elsewhere; no address makes the page fail on one.
    ...{ person: TextWidget, department: TextWidget },
    ...{ serial: GivenWidget, companyFact: GivenWidget, formula: GivenWidget },
    ...{ files: FilesWidget, images: ImagesWidget, region: RegionWidget },
    ...{ phone: TextWidget, email: TextWidget, link: TextWidget, time: TextWidget },
    ...{ dateTime: MomentWidget, dictionary: DictionaryWidget, richText: RichTextWidget },
    ...{ location: LocationWidget, signature: SignatureWidget },
  },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: RowsTemplate,
    ArrayFieldItemTemplate: RowTemplate,
    BaseInputTemplate: TextWidget,
  },
});

// What is wrong comes from outside, in the server's sentences; here it only decides which conditions hold.
const validator: ValidatorType<Answers, RJSFSchema, FormFacts> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, answers) => holds(schema, answers ?? {}),
  rawValidation: () => ({ errors: [] }),
};

// The library would fill in the first of several choices and the least number of rows; nobody has answered these.
const asAnswered = { constAsDefaults: 'never', arrayMinItems: { populate: 'never' } } as const;

interface SchemaFormProps {
  schema: FormSchema;
  uiSchema: FormSchema;
  answers: Answers;
  problems: readonly AnswerProblem[];
  facts: FormFacts;
  onChange: (answers: Answers) => void;
  /** A field was left. */
  onBlur: () => void;
  /** Names of the fields that may be changed; all of them unless said. */
  open?: readonly string[];
}

/** A form drawn from its JSON Schema in the portal's own controls; the caller holds the answers and the problems. */
export default function SchemaForm(props: SchemaFormProps) {
  const { schema, uiSchema, answers, problems, facts, open, onChange, onBlur } = props;
  const settled = settledAnswers(schema, answers);
  const shown = useShown(schema, settled);
  const shownUi = useMemo(() => lockedBut(open, { schema, uiSchema }), [open, schema, uiSchema]);
  const extraErrors = useMemo(() => toErrorSchema<Answers>(problems.map(asError)), [problems]);
  return (
    <Form
      tagName="div"
      idPrefix={formPrefix}
      idSeparator="."
      schema={shown}
      uiSchema={shownUi}
      formData={settled}
      formContext={facts}
      validator={validator}
      extraErrors={extraErrors}
      experimental_defaultFormStateBehavior={asAnswered}
      showErrorList={false}
      noHtml5Validate
      onChange={({ formData = {} }) => {
        // The library also tells of the empty lists that it puts where a list is asked for.
        const changed = settledAnswers(schema, formData);
        if (!sameAnswer(changed, answers)) onChange(changed);
      }}
      onBlur={onBlur}
    >
      <></>
    </Form>
  );
}

/** The schema without what these answers do not ask for; the same object while that stays the same, or the form would be drawn anew. */
function useShown(schema: FormSchema, answers: Answers): FormSchema {
  const hidden = JSON.stringify(hiddenFields(schema, answers));
  return useMemo(
    () => withoutFields(schema, hiddenFields(schema, answers)),
    // What the answers say of it stands in `hidden`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [schema, hidden],
  );
}

const asError = ({ path, text }: AnswerProblem) => ({
  property: path.map((step) => `.${step}`).join(''),
  message: text,
  stack: text,
});

/** The form's layout with every field locked that is not open. */
function lockedBut(
  open: readonly string[] | undefined,
  { schema, uiSchema }: { schema: FormSchema; uiSchema: FormSchema },
): UiSchema<Answers, RJSFSchema, FormFacts> {
  const buttons = { 'ui:submitButtonOptions': { norender: true } };
  if (!open) return { ...uiSchema, ...buttons };
  const names = fieldNames(schema).filter((name) => !open.includes(name));
  const locked = names.map((name): [string, object] => [
    name,
    { ...objectOf(uiSchema[name]), 'ui:readonly': true },
  ]);
  return { ...uiSchema, ...buttons, ...Object.fromEntries(locked) };
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** How many columns a group's questions stand in, where there is room. */
const columns: Record<number, string> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 xl:grid-cols-3' };

/** How much of a line a question takes, where there is room. */
const spans: Record<FieldWidth, string> = {
  ...{ whole: 'md:col-span-6', half: 'md:col-span-3', third: 'md:col-span-2' },
};

/** Questions that belong together: behind tabs or folded where the layout says so, else in sight. */
function ObjectTemplate(props: ObjectProps) {
  const look = lookOf(props.uiSchema);
  if (look === 'tabs') return <LateTabs {...props} />;
  if (look !== 'collapse') return <InSight {...props} />;
  return (
    <LateFolding {...props}>
      <Questions {...props} />
    </LateFolding>
  );
}

/** Questions one under the other in a form and in a group, side by side in a row of a list. */
function Questions({ fieldPathId, properties, uiSchema }: ObjectProps) {
  const last = fieldPathId.path.at(-1);
  const grid = typeof last === 'number' ? columns[3] : columns[Number(uiSchema?.['ui:options']?.columns)];
  const widthOfField = (name: string) => (grid ? null : widthOf(uiSchema?.[name]));
  const isDivided = properties.some(({ name }) => widthOfField(name) !== null);
  const lines = isDivided ? 'grid items-start gap-x-6 gap-y-7 md:grid-cols-6' : 'space-y-7';
  return (
    <div className={grid ? `grid items-start gap-x-6 gap-y-4 ${grid}` : lines}>
      {properties.map(({ name, content }) => (
        <div key={name} className={isDivided ? spans[widthOfField(name) ?? 'whole'] : undefined}>
          {content}
        </div>
      ))}
    </div>
  );
}

/** A group under its title; the form itself and the row of a list have none. */
function InSight(props: ObjectProps) {
  const { fieldPathId, title, schema } = props;
  const questions = <Questions {...props} />;
  if (typeof fieldPathId.path.at(-1) !== 'string') return questions;
  return (
    <fieldset id={fieldPathId.$id} tabIndex={-1}>
      {title ? <legend className="mb-3 text-lg font-semibold">{title}</legend> : null}
      <FieldHint id={fieldPathId.$id} hint={schema.description} />
      {questions}
    </fieldset>
  );
}
