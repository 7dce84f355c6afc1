import { Button, Checkbox, Select, Table, Typography } from 'antd';

import { fieldAccesses } from '@policy/shared/contract/workflow/status.ts';

import { textIn } from '../../model/extensions.ts';
import type { Said } from '../../model/extensions.ts';
import { usePickerWords } from './use-picker-words.ts';

/** A field that a step may say something of. */
export interface FieldRow {
  name: string;
  title: string;
  /** Nobody fills it in. */
  isGiven: boolean;
  /** It is in none of the step's forms. */
  isForeign: boolean;
}

interface FieldTableProps {
  fields: readonly FieldRow[];
  rules: readonly Said[];
  onChange: (rules: Said[]) => void;
}

const unsaid = '';

/** What a step lets its handler do with each field of its forms. */
export function FieldTable({ fields, rules, onChange }: FieldTableProps) {
  const t = usePickerWords();
  const ruleOf = (name: string) => rules.find((rule) => textIn(rule, 'name') === name);
  const set = (name: string, rule: Said | undefined) => {
    const isNew = !ruleOf(name);
    const others = rules.flatMap((one) => (textIn(one, 'name') === name ? (rule ? [rule] : []) : [one]));
    onChange(isNew && rule ? [...rules, rule] : others);
  };
  const options = (isGiven: boolean) => [
    { value: unsaid, label: t('unsaid') },
    ...fieldAccesses
      .filter((value) => !(isGiven && value === 'edit'))
      .map((value) => ({ value, label: t(`accesses.${value}`) })),
  ];
  return (
    <Table<FieldRow>
      rowKey="name"
      size="small"
      pagination={false}
      className="designer-field-table"
      dataSource={[...fields]}
      columns={[
        {
          title: t('field'),
          render: (_, { name, title, isGiven, isForeign }) => (
            <>
              {title}
              {title === name ? null : <Typography.Text type="secondary"> {name}</Typography.Text>}
              {isGiven ? <Typography.Paragraph type="secondary">{t('given')}</Typography.Paragraph> : null}
              {isForeign ? <Typography.Paragraph type="danger">{t('foreign')}</Typography.Paragraph> : null}
            </>
          ),
        },
        {
          title: t('access'),
          render: (_, { name, title, isGiven, isForeign }) =>
            isForeign ? (
              <Button size="small" danger type="text" onClick={() => set(name, undefined)}>
                {t('remove')}
              </Button>
            ) : (
              <Select<string>
                size="small"
                aria-label={t('accessOf', { field: title })}
                value={textIn(ruleOf(name) ?? {}, 'access')}
                options={options(isGiven)}
                onChange={(access) => set(name, access === unsaid ? undefined : { name, access })}
              />
            ),
        },
        {
          title: t('required'),
          render: (_, { name, title, isForeign }) => {
            const rule = isForeign ? undefined : ruleOf(name);
            return rule && textIn(rule, 'access') === 'edit' ? (
              <Checkbox
                aria-label={t('requiredOf', { field: title })}
                checked={rule.required === true}
                onChange={({ target }) =>
                  set(name, { name, access: 'edit', ...(target.checked && { required: true }) })
                }
              />
            ) : null;
          },
        },
      ]}
    />
  );
}
