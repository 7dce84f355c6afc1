import { useId } from 'react';
import { Form, Select } from 'antd';

import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { companyFactTypes, givenBy } from '@policy/shared/forms/given-fields.ts';
import type { CompanyFact } from '@policy/shared/forms/given-fields.ts';

import { fieldsOf } from '../../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { CommitInput } from '../commit-input.tsx';
import { withMember } from './field-members.ts';
import type { FieldProps } from './field-properties.tsx';
import { useDesignerWords } from '../use-designer-words.ts';

/** What the system answers the field with: how its number begins, or what it takes from the company's file. */
export function GivenProperties({ field, edit }: FieldProps) {
  const t = useDesignerWords();
  const given = givenBy(field.layout);
  if (given?.kind === 'companyFact') return <FactSelect fact={given.fact} edit={edit} />;
  if (given?.kind !== 'serial') return null;
  return (
    <CommitInput
      label={t('fields.prefix')}
      value={given.prefix}
      onCommit={(prefix) => edit(({ layout }) => ({ layout: { ...layout, 'ui:options': { prefix } } }))}
    />
  );
}

const isFact = (name: string): name is CompanyFact => Object.hasOwn(companyFactTypes, name);

function FactSelect({ fact, edit }: { fact: CompanyFact } & Pick<FieldProps, 'edit'>) {
  const t = useDesignerWords();
  const id = useId();
  const { locale } = useWorkplace();
  const options = fieldsOf(company, locale).flatMap(({ name, label }) =>
    isFact(name) ? [{ value: name, label }] : [],
  );
  const take = (name: CompanyFact) =>
    edit(({ part, layout }) => ({
      // A text has a longest length, and a number none.
      part: withMember(
        { ...part, type: companyFactTypes[name] },
        'maxLength',
        companyFactTypes[name] === 'string' ? 200 : undefined,
      ),
      layout: { ...layout, 'ui:options': { fact: name } },
    }));
  return (
    <Form.Item label={t('fields.fact')} htmlFor={id}>
      <Select id={id} value={fact} options={options} onChange={take} />
    </Form.Item>
  );
}
