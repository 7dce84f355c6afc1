import { Validator } from '@cfworker/json-schema';
import dayjs from 'dayjs';

import { answerProblems } from '@policy/shared/forms/answer-problems.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { issueOf } from '../../../components/schema-form/validator.ts';

type Structure = Record<string, unknown>;

/** What the server would say of these answers today, outside of any guide's window. */
export function answersCheck(schema: Structure, answers: Structure, locale: Locale): string[] {
  const { errors } = new Validator(schema, '2020-12', false).validate(answers);
  const facts = { today: dayjs().format('YYYY-MM-DD'), window: { begin: null, end: null } };
  const judged = { answers, issues: errors.map(issueOf) };
  return answerProblems({ schema, facts }, judged, locale).map(({ text }) => text);
}
