import dayjs from 'dayjs';

import { answerProblems } from '@policy/shared/forms/answer-problems.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { issuesOf } from '../../../components/schema-form/validator.ts';

type Structure = Record<string, unknown>;

/** What the server would say of these answers today, outside of any guide's window. */
export function answersCheck(schema: Structure, answers: Structure, locale: Locale): string[] {
  const facts = { today: dayjs().format('YYYY-MM-DD'), window: { begin: null, end: null } };
  const judged = { answers, issues: issuesOf(schema, answers) };
  return answerProblems({ schema, facts }, judged, locale).map(({ text }) => text);
}
