import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import type { EntityTexts } from '@policy/shared/messages/kit.ts';

import { DateText } from '../../../components/content/date-text.tsx';
import type { KeyValue } from '../../../components/content/key-value-list.tsx';

const shown = [
  'companyName',
  'creditCode',
  'legalPersonMasked',
  'address',
  'size',
  'regDate',
  'employees',
  'revenueWan',
  'rdExpenseWan',
  'contactName',
  'contactPhone',
] as const;

/** The company's facts by the names that the product gives them. */
export function companyRows(company: CaseView['company'], { fields, choices }: EntityTexts): KeyValue[] {
  return shown.map((name) => ({
    term: fields[name] ?? name,
    value:
      name === 'regDate' ? (
        <DateText value={company[name]} />
      ) : (
        <span lang="zh-CN">{factText(name, company[name], choices)}</span>
      ),
  }));
}

function factText(name: string, value: string | number | null, choices: EntityTexts['choices']): string {
  if (value === null) return '—';
  return choices[name]?.[String(value)] ?? String(value);
}
