import type { ApiError } from '@policy/shared/client/api-error.ts';
import type { z } from 'zod';

import type { FieldProblem } from '../../components/forms/error-summary.tsx';
import type { ProgressTexts } from './progress-texts.ts';

const fields = ['applyNo', 'codeEnd', 'captchaCode'] as const;

/** The first problem of each field, in the order of the form, said so that it can be put right. */
export function problemsOf({ issues }: z.ZodError, texts: ProgressTexts['form']): FieldProblem[] {
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    if (!issue) return [];
    const text =
      issue.code === 'invalid_format' ? texts.codeForm : texts.needed.replace('%', texts[nameOf[field]]);
    return [{ fieldId: field, text }];
  });
}

const nameOf = { applyNo: 'applyNo', codeEnd: 'codeEnd', captchaCode: 'captcha' } as const;

/** What the server refused, at the field that it names; at the number where it names none. */
export function refusedAt({ errors: [first], msg }: ApiError): FieldProblem {
  const fieldId = fields.find((field) => field === first?.field) ?? 'applyNo';
  return { fieldId, text: first?.message ?? msg };
}
