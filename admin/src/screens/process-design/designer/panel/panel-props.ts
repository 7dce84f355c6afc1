import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import type { Editing, Moddle } from '../model/moddle.ts';

/** What every part of the panel is given: the element, the way to change it, and what may be named. */
export interface PartProps {
  element: Moddle;
  editing: Editing;
  offers: ModelOffers;
}

/** The kind of case that the process of an element is about. */
export interface CaseProps extends PartProps {
  caseType: ModelOffers['caseTypes'][number] | undefined;
}
