import type { TrialTask } from '@policy/shared/contract/process-design/trial.ts';
import { givenFields } from '@policy/shared/forms/given-fields.ts';

import { formErrors } from '../../../forms/form-validation.ts';
import { fieldNames, formOf, mainForm } from '../../../forms/form-versions.ts';
import { keepingGiven } from '../../../forms/given-answers.ts';
import { shownForm } from '../../../forms/shown-form.ts';
import {
  fittingAnswers,
  followingFrom,
  formFacts,
  openAlone,
  openFields,
  withoutEmpty,
} from '../../../forms/step-answers.ts';
import type { Changed } from '../../../forms/step-answers.ts';
import { unfitAnswers } from '../../../forms/unfit-answers.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { OpenTask, Workflow } from '../../../workflow/index.ts';

type Answers = Record<string, unknown>;
type FillIn = Parameters<Workflow['tryOut']>[1]['fillIn'];
type TaskForms = OpenTask['forms'];
type Form = Awaited<ReturnType<typeof formOf>>;

/** The forms of a trial run, each read once however often the run is made anew. */
export class TrialForms {
  readonly #read = new Map<string, Promise<Form | null>>();

  constructor(private readonly context: Context) {}

  /** Fills in a task as on a real case: its forms have to fit, and no number is taken. */
  readonly fillIn: FillIn = async (at, { variables, isWhole }) => {
    const forms = await this.#formsAt(at);
    if (forms.length === 0) return { variables, derived: {}, unasked: [] };
    const filled: Changed[] = [];
    for (const form of forms) {
      const before = answersIn(form, at);
      // A trial begins with what matters for its way: the form that it began with need not be whole, as it is on a case.
      const demanded = isWhole && form.key === at.step ? askedOf(form, at) : [];
      const given = (said: Answers) => keepingGiven(form, said, before);
      filled.push(await fittingAnswers(this.context, form, { before, variables, demanded, given }));
    }
    const following = followingFrom(filled);
    return { ...following, variables: { ...variables, ...following.variables } };
  };

  /** The forms of a task as whoever tries it fills them in, and the names of the fields that he finds there. */
  async shownAt(at: TaskForms): Promise<{ forms: TrialTask['forms']; names: ReadonlySet<string> }> {
    const forms = await this.#formsAt(at);
    const open = forms.filter((form) => openOf(form, at).length > 0);
    const shown = open.map(async (form) =>
      shownForm(this.context, form, {
        answers: await this.#ownAnswers(form, at),
        permissions: openAlone(form, rulesOf(form, at)),
      }),
    );
    return {
      forms: await Promise.all(shown),
      names: new Set(open.flatMap((form) => openOf(form, at))),
    };
  }

  /** What a trial was begun with was typed by its caller: a file or a person that he could not have named is not told by its name. */
  async #ownAnswers(form: Form, at: TaskForms): Promise<Answers> {
    const { context } = this;
    const said = answersIn(form, at);
    const asked = { schema: form.schema, facts: formFacts(context) };
    const answers = without(said, formErrors(asked, said, context.locale));
    return without(answers, await unfitAnswers(context, form, { answers, before: {} }));
  }

  async #formsAt({ main, step }: TaskForms): Promise<Form[]> {
    const keys = [main, step].flatMap((key) => key ?? []);
    const forms = await Promise.all(keys.map((key) => this.#form(key)));
    return forms.flatMap((form) => form ?? []);
  }

  #form(formKey: string): Promise<Form | null> {
    const known = this.#read.get(formKey);
    if (known) return known;
    const reading = mainForm(this.context, { formKey }).then(
      (version) => version && formOf(this.context, version),
    );
    this.#read.set(formKey, reading);
    return reading;
  }
}

/** Whom the process belongs to corrects all of its form; anybody else does what the step says. */
const rulesOf = ({ schema }: Form, { isOwners, fields }: TaskForms) =>
  isOwners ? fieldNames(schema).map((name) => ({ name, access: 'edit' as const, required: false })) : fields;

const openOf = (form: Form, at: TaskForms) => openFields(form, { fields: rulesOf(form, at) });

/** What has to be filled in: numbers and facts are given by the system, which a trial does not ask. */
function askedOf(form: Form, at: TaskForms): string[] {
  const given = new Set(givenFields(form).map(({ path }) => path[0]));
  return openOf(form, at).filter((name) => !given.has(name));
}

const without = (answers: Answers, wrong: readonly { field: string }[]): Answers => {
  const fields = new Set(wrong.map(({ field }) => field.split('.')[0]));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !fields.has(name)));
};

const answersIn = ({ schema }: Form, { answers }: TaskForms) => {
  const names = new Set(fieldNames(schema));
  return withoutEmpty(Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name))));
};
