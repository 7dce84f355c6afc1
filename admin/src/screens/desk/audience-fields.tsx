import { Form, Radio } from 'antd';
import { useTranslations } from 'use-intl';

import { audiences } from '@policy/shared/contract/desk/audience.ts';
import type { AudienceKind } from '@policy/shared/contract/desk/audience.ts';
import { notice } from '@policy/shared/contract/entities/desk/notice.ts';

import { PersonInput } from '../../components/person-picker/person-input.tsx';
import { textsOf } from '../../kit/entity/fields.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { TreeReference } from '../../kit/references/tree-reference.tsx';

/** Whom something is for, as a form holds it. */
export interface Audience {
  audience: AudienceKind;
  deptIds?: string[];
  roleIds?: string[];
  userIds?: string[];
}

const inputs = {
  departments: { name: 'deptIds', input: <TreeReference source="department" isMultiple /> },
  roles: { name: 'roleIds', input: <TreeReference source="role" isMultiple /> },
  people: { name: 'userIds', input: <PersonInput /> },
} as const;

/** The fields of a form that say whom something is for; what narrows it is asked for by its kind. */
export function AudienceFields() {
  const t = useTranslations('messages');
  const { locale } = useWorkplace();
  const { fields, choices } = textsOf(notice, locale);
  const kind = useKind();
  const narrowing = kind && kind !== 'all' ? inputs[kind] : undefined;
  const options = audiences.map((value) => ({ value, label: choices['audience']?.[value] ?? value }));
  return (
    <>
      <Form.Item name="audience" label={fields['audience']}>
        <Radio.Group options={options} />
      </Form.Item>
      {narrowing ? (
        <Form.Item
          key={narrowing.name}
          name={narrowing.name}
          label={fields[narrowing.name]}
          rules={[{ required: true, message: t('audienceEmpty') }]}
        >
          {narrowing.input}
        </Form.Item>
      ) : null}
    </>
  );
}

/** The kind chosen so far; none before the form stands. */
function useKind(): AudienceKind | undefined {
  return Form.useWatch(({ audience }: Audience) => audience);
}
