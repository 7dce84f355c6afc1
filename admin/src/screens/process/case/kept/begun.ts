import { nothingBeside } from '../../comment/beside.ts';
import type { Beside } from '../../comment/beside.ts';
import type { Kept, NodeButton, TaskDetail } from '../../task-shapes.ts';
import type { Marks } from '../materials/marks.ts';

const noMarks: Marks = {};

/** What a case is shown with: as its handler kept it for later, else as it is. */
export function begunOf({ form, kept }: TaskDetail) {
  const shown = form?.values ?? {};
  if (!kept) return { shown, form, answers: undefined, marks: noMarks };
  // What he emptied is empty.
  const whole = Object.entries({ ...shown, ...kept.answers }).filter(([, value]) => value !== null);
  return {
    ...{ shown, answers: kept.answers, marks: kept.marks },
    form: form && { ...form, values: Object.fromEntries(whole) },
  };
}

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
  const { comment, fields, mentioned, buttonKey } = kept;
  return {
    typed: { ...proposed, ...fields, comment },
    beside: { ...nothingBeside, picked: mentioned },
    button: buttons.find((button) => button.buttonKey === buttonKey),
    drafted: comment === drafted ? drafted : '',
  };
}
