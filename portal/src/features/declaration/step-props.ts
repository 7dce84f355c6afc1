import type { CaseView, EarlierAnswers } from '@policy/shared/contract/application/calls.ts';

/** What every step of a declaration knows. */
export interface StepProps {
  view: CaseView;
  /** Address of the declaration without a language; `?step=` opens a step. */
  path: string;
  /** Answers of an earlier application that a draft could take over. */
  earlier?: EarlierAnswers | null;
}

/** The same for the page of a step, with whom to call. */
export interface StepPageProps extends StepProps {
  phone: string;
}
