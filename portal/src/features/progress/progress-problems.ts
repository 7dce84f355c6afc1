import type { ApiError } from '@policy/shared/client/api-error.ts';
import { codeEndForm } from '@policy/shared/contract/application/typed-forms.ts';

import type { FieldProblem } from '../../components/forms/error-summary.tsx';
import type { ProgressTexts } from './progress-texts.ts';

const fields = ['applyNo', 'codeEnd', 'captchaCode'] as const;

/** What a form asks, without blanks around it. */
export function askedIn(form: FormData) {
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const asked = { applyNo: said('applyNo'), codeEnd: said('codeEnd'), captchaCode: said('captchaCode') };
  return { ...asked, captchaKey: said('captchaKey') };
}

/** The first problem of each field, in the order of the form, said so that it can be put right. */
export function problemsOf(asked: ReturnType<typeof askedIn>, texts: ProgressTexts['form']): FieldProblem[] {
  return fields.flatMap((field) => {
    if (asked[field] === '')
      return [{ fieldId: field, text: texts.needed.replace('%', texts[nameOf[field]]) }];
    const isMisspelt = field === 'codeEnd' && !codeEndForm.test(asked.codeEnd);
    return isMisspelt ? [{ fieldId: field, text: texts.codeForm }] : [];
  });
}

const nameOf = { applyNo: 'applyNo', codeEnd: 'codeEnd', captchaCode: 'captcha' } as const;

/** What the server refused, at the field that it names; at the number where it names none. */
export function refusedAt({ errors: [first], msg }: ApiError): FieldProblem {
  const fieldId = fields.find((field) => field === first?.field) ?? 'applyNo';
  return { fieldId, text: first?.message ?? msg };
}
