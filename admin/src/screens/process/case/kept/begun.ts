import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';

import type { FormValues } from '../../../../kit/entity/fields.ts';
import { nothingBeside } from '../../comment/beside.ts';
import type { Beside } from '../../comment/beside.ts';
import type { Kept, NodeButton, TaskDetail } from '../../task-shapes.ts';
import type { Marks } from '../materials/marks.ts';

const noMarks: Marks = {};

/** What a case and its step's own form are shown with: as the handler kept them for later, else as they are. */
export function begunOf({ form, stepForm, kept }: TaskDetail) {
  const shown = { ...form?.values, ...stepForm?.values };
  if (!kept) return { shown, form, stepForm, answers: undefined, ofStep: {}, marks: noMarks };
  const ofStep = answersTo(stepForm, kept.answers);
  const answers = Object.fromEntries(Object.entries(kept.answers).filter(([name]) => !(name in ofStep)));
  return {
    ...{ shown, answers, ofStep, marks: kept.marks },
    ...{ form: form && answered(form, answers), stepForm: stepForm && answered(stepForm, ofStep) },
  };
}

type Form = NonNullable<TaskDetail['form']>;

function answersTo(form: Form | null | undefined, answers: FormValues): FormValues {
  const { properties } = form?.schema ?? {};
  const names = Object.keys(properties instanceof Object ? properties : {});
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}

/** A form with what was answered since; what was emptied is empty. */
function answered<Asked extends Form>(form: Asked, answers: FormValues): Asked {
  const whole = Object.entries({ ...form.values, ...answers }).filter(([, value]) => value !== null);
  return { ...form, values: Object.fromEntries(whole) };
}

/** A file as the field for files holds it. */
const asAttached = ({ attachId, name, ext, sizeBytes }: Kept['attachments'][number]): AttachedFile => ({
  ...{ attachId, name, ext, sizeKb: Math.round(sizeBytes / 1024) },
});

interface Begun {
  typed: Record<string, unknown>;
  beside: Beside;
  button: NodeButton | undefined;
  /** What of the comment follows from the marks, and changes with them. */
  drafted: string;
}

/** What stands at the foot of a case when it is opened: what was kept, else what its first button proposes. */
export function begunWith(
  kept: Kept | null | undefined,
  buttons: readonly NodeButton[],
  drafted: string,
): Begun {
  const proposed = buttons[0]?.values ?? {};
  if (!kept) return { typed: proposed, beside: nothingBeside, button: undefined, drafted: '' };
  const { comment, fields, mentioned, attachments, buttonKey } = kept;
  return {
    typed: { ...proposed, ...fields, comment },
    beside: { ...nothingBeside, picked: mentioned, files: attachments.map(asAttached) },
    button: buttons.find((button) => button.buttonKey === buttonKey),
    drafted: comment === drafted ? drafted : '',
  };
}
