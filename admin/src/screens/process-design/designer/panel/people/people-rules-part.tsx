import { Checkbox, Form } from 'antd';

import { nobodyActs, samePersonRules } from '@policy/shared/contract/workflow/status.ts';

import { readChildren, readOnly, textIn, writeChildren, writeOnly } from '../../model/extensions.ts';
import { useDesignerWords } from '../../use-designer-words.ts';
import { PickField } from '../fields.tsx';
import type { PartProps } from '../panel-props.ts';
import { PersonField } from './person-field.tsx';

/** What becomes of a step that is for nobody, and who need not decide it again. */
export function PeopleRulesPart({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const [nobody = {}] = readChildren(element, 'Nobody');
  const act = textIn(nobody, 'act');
  const target = { editing, element };
  const same = readOnly(element, 'SamePerson', 'as')
    .split(',')
    .map((rule) => rule.trim());
  const writeSame = (rules: readonly string[]) =>
    writeOnly(editing, element, { type: 'SamePerson', name: 'as', value: rules.join(',') });
  return (
    <>
      <PickField
        label={t('nobody')}
        value={act}
        options={nobodyActs.map((value) => ({ value, label: t(`nobodies.${value}`) }))}
        onChange={(picked) => writeChildren(target, 'Nobody', picked === '' ? [] : [{ act: picked }])}
      />
      {act === 'fallback' ? (
        <PersonField
          label={t('fallback')}
          value={textIn(nobody, 'user')}
          onChange={(user) => writeChildren(target, 'Nobody', [{ act, user }])}
        />
      ) : null}
      <Form.Item label={t('samePerson')} extra={t('samePersonHint')} className="designer-field">
        <Checkbox.Group
          value={same}
          options={samePersonRules.map((value) => ({ value, label: t(`samePersons.${value}`) }))}
          onChange={(chosen) => writeSame(samePersonRules.filter((rule) => chosen.includes(rule)))}
        />
      </Form.Item>
    </>
  );
}
