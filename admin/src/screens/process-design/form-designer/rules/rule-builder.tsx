import { Select } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { comparisons } from '@policy/shared/forms/design/rule-shapes.ts';
import type { Against, Compared } from '@policy/shared/forms/design/rule-shapes.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { AgainstInput } from './against-input.tsx';
import { listsIn, withNamed } from './rule-fields.ts';
import type { Named, NamedChoice } from './rule-fields.ts';
import { useDesignerWords } from '../use-designer-words.ts';

interface RuleBuilderProps {
  built: Compared;
  at: string;
  label: string;
  content: FormContent;
  fields: readonly Named[];
  onChange: (built: Compared) => void;
  onAt: (field: string) => void;
}

const kinds = ['value', 'field', 'today', 'sum', 'fields'] as const;
const signs = { '==': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;

/** A comparison of a field with a value, another field, today, or a sum. */
export function RuleBuilder({ built, at, label, content, fields, onChange, onAt }: RuleBuilderProps) {
  const t = useDesignerWords();
  const { locale } = useWorkplace();
  const lists = listsIn(content, locale);
  const { field, is, against } = built;
  const put = (changed: Against) => onChange({ ...built, against: changed });
  const offered = kinds.filter((kind) => kind !== 'sum' || lists.length > 0);
  return (
    <div className="designer-rule">
      <Select
        aria-label={`${label} ${t('compared')}`}
        value={field}
        options={withNamed(fields, field)}
        onChange={(name) => onChange({ ...built, field: name })}
      />
      <Select
        aria-label={`${label} ${t('operator')}`}
        value={is}
        options={comparisons.map((value) => ({ value, label: signs[value] }))}
        onChange={(operator) => onChange({ ...built, is: operator })}
      />
      <Select
        aria-label={`${label} ${t('against')}`}
        value={against.kind}
        options={offered.map((value) => ({ value, label: t(`againsts.${value}`) }))}
        onChange={(kind) => put(begun(kind, { fields, lists }))}
      />
      <AgainstInput {...{ against, label, fields, lists }} onChange={put} />
      <span>{t('at')}</span>
      <Select aria-label={`${label} ${t('at')}`} value={at} options={withNamed(fields, at)} onChange={onAt} />
    </div>
  );
}

interface Offered {
  fields: readonly Named[];
  lists: readonly NamedChoice[];
}

/** What a comparison of a kind begins with. */
function begun(kind: Against['kind'], { fields, lists }: Offered): Against {
  const [first = { value: '' }] = fields;
  const [list = { value: '', options: [] }] = lists;
  const blanks: Record<Against['kind'], Against> = {
    value: { kind: 'value', value: 0 },
    today: { kind: 'today' },
    field: { kind: 'field', field: first.value },
    fields: { kind: 'fields', fields: [first.value] },
    sum: { kind: 'sum', list: list.value, member: firstOf(list.options) },
  };
  return blanks[kind];
}

const firstOf = (options: readonly Named[]): string => options[0]?.value ?? '';
