import { Checkbox, Form } from 'antd';

import { handlingActs } from '@policy/shared/contract/workflow/handling.ts';

import { readChildren, textIn, writeChildren } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { otherUserTasks } from '../model/variables.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { FlagField, PickManyField } from './fields.tsx';
import type { PartProps } from './panel-props.ts';

const listed = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** What people may do at a step beside deciding it, where it may be sent back to, and whether its handler is chosen beforehand. */
export function HandlingPart({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const [rule = {}] = readChildren(element, 'Handling');
  const without = listed(textIn(rule, 'without'));
  const write = (change: Said) => {
    const said = { ...rule, ...change };
    const isSaid = Object.values(said).some((value) => value !== '' && value !== false);
    writeChildren({ editing, element }, 'Handling', isSaid ? [said] : []);
  };
  return (
    <>
      <Form.Item label={t('handlingActs')} extra={t('handlingHint')} className="designer-field">
        <Checkbox.Group
          value={handlingActs.filter((act) => !without.includes(act))}
          options={handlingActs.map((value) => ({ value, label: t(`handlings.${value}`) }))}
          onChange={(chosen) =>
            write({ without: handlingActs.filter((act) => !chosen.includes(act)).join(',') })
          }
        />
      </Form.Item>
      <PickManyField
        label={t('backTo')}
        hint={t('backToHint')}
        value={listed(textIn(rule, 'backTo'))}
        options={otherUserTasks(element).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(ids) => write({ backTo: ids.join(',') })}
      />
      <FlagField
        label={t('chosenBefore')}
        value={rule.chosen === true}
        onChange={(isChosen) => write({ chosen: isChosen })}
      />
    </>
  );
}
