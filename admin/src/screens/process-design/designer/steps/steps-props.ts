import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import type { DiagramEditor, Shape } from '../canvas/editor.ts';
import type { StepEditing } from '../canvas/step-editing.ts';
import type { Moddle } from '../model/moddle.ts';

/** What every part of a list of steps is given. */
export interface StepsProps {
  editing: StepEditing;
  offers: ModelOffers;
  chosen: Shape | undefined;
  /** Shows the properties of an element beside the list. */
  choose: (element: Moddle) => void;
  isReadOnly: boolean;
  /** Puts the focus on the name of a step once the list is drawn anew; on the list itself where no step is named. */
  focus: (element: Moddle | undefined) => void;
}

/** Chooses an element of an editor. */
export const chooseIn = (editor: DiagramEditor) => (element: Moddle) => {
  const shape = editor.find(String(element.get('id')));
  if (shape) editor.choose(shape);
};
