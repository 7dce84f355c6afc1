import type { ApiError } from '@policy/shared/client/api-error.ts';
import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';

/** What the server found wrong with the answers of a form, each at its place. */
export const problemsIn = ({ errors }: Pick<ApiError, 'errors'>): AnswerProblem[] =>
  errors.map(({ field, message }) => ({ path: field.split('.'), text: message }));
