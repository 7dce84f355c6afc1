import { Input, Select } from 'antd';

import type { Against } from '@policy/shared/forms/design/rule-shapes.ts';

import { withNamed } from './rule-fields.ts';
import type { Named, NamedChoice } from './rule-fields.ts';
import { useDesignerWords } from '../use-designer-words.ts';

interface AgainstInputProps<A extends Against = Against> {
  against: A;
  label: string;
  fields: readonly Named[];
  lists: readonly NamedChoice[];
  onChange: (against: Against) => void;
}

type Of<K extends Against['kind']> = AgainstInputProps<Extract<Against, { kind: K }>>;

/** What a field is compared with. */
export function AgainstInput({ against, ...props }: AgainstInputProps) {
  if (against.kind === 'value') return <ValueInput {...props} against={against} />;
  if (against.kind === 'field') return <FieldInput {...props} against={against} />;
  if (against.kind === 'fields') return <FieldsInput {...props} against={against} />;
  return against.kind === 'sum' ? <SumInput {...props} against={against} /> : null;
}

function ValueInput({ against, label, onChange }: Of<'value'>) {
  const t = useDesignerWords();
  return (
    <Input
      aria-label={`${label} ${t('value')}`}
      value={String(against.value)}
      onChange={({ target }) => onChange({ ...against, value: valueOf(target.value) })}
    />
  );
}

/** A number where it is one. */
const valueOf = (typed: string): string | number =>
  typed.trim() !== '' && String(Number(typed)) === typed ? Number(typed) : typed;

function FieldInput({ against, label, fields, onChange }: Of<'field'>) {
  const t = useDesignerWords();
  return (
    <Select
      aria-label={`${label} ${t('againsts.field')}`}
      value={against.field}
      options={withNamed(fields, against.field)}
      onChange={(field) => onChange({ ...against, field })}
    />
  );
}

function FieldsInput({ against, label, fields, onChange }: Of<'fields'>) {
  const t = useDesignerWords();
  return (
    <Select
      mode="multiple"
      aria-label={`${label} ${t('againsts.fields')}`}
      value={against.fields}
      options={[...fields]}
      onChange={(names) => {
        if (names.length > 0) onChange({ ...against, fields: names });
      }}
    />
  );
}

function SumInput({ against, label, lists, onChange }: Of<'sum'>) {
  const t = useDesignerWords();
  const membersOf = (list: string) => lists.find(({ value }) => value === list)?.options ?? [];
  return (
    <>
      <Select
        aria-label={`${label} ${t('list')}`}
        value={against.list}
        options={[...lists]}
        onChange={(list) => onChange({ ...against, list, member: membersOf(list)[0]?.value ?? '' })}
      />
      <Select
        aria-label={`${label} ${t('member')}`}
        value={against.member}
        options={membersOf(against.list)}
        onChange={(member) => onChange({ ...against, member })}
      />
    </>
  );
}
