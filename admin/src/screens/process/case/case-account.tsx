import { application } from '@policy/shared/contract/entities/application/application.ts';

import { textsOf } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { MaskedValue } from '../../../kit/values/masked-value.tsx';
import type { TaskDetail } from '../task-shapes.ts';

const field = 'bankAccountMasked';

/** Whether a case has told where its money is to go. */
export const hasAccount = ({ form }: TaskDetail): boolean => typeof form?.values?.[field] === 'string';

/** The bank account of a case, told in part. */
export function CaseAccount({ detail: { process, form } }: { detail: TaskDetail }) {
  const { locale } = useWorkplace();
  const told = form?.values?.[field];
  if (typeof told !== 'string' || !process.businessKey) return '—';
  const label = textsOf(application, locale).fields[field] ?? field;
  return <MaskedValue entity={application} id={process.businessKey} {...{ field, label }} value={told} />;
}
