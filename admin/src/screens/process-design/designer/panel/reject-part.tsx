import { afterReturns, rejectTargets } from '@policy/shared/contract/workflow/returning.ts';

import { readChildren, textIn, writeChildren } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { otherUserTasks } from '../model/variables.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { PickField } from './fields.tsx';
import type { PartProps } from './panel-props.ts';

/** What rejecting a step does; without a rule, its branches say so, or it goes back to the step before. */
export function RejectPart({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const [rule = {}] = readChildren(element, 'Reject');
  const to = textIn(rule, 'to');
  const write = (said: Said) => writeChildren({ editing, element }, 'Reject', [said]);
  const then = textIn(rule, 'then');
  return (
    <>
      <PickField
        label={t('reject')}
        hint={t('rejectHint')}
        value={to}
        options={rejectTargets.map((value) => ({ value, label: t(`rejects.${value}`) }))}
        // What another rule took besides, the server would refuse of this one.
        onChange={(picked) => {
          if (picked === '') writeChildren({ editing, element }, 'Reject', []);
          else write({ to: picked, ...(picked !== 'end' && then !== '' && { then }) });
        }}
      />
      {to === 'node' ? (
        <PickField
          isRequired
          label={t('rejectNode')}
          value={textIn(rule, 'node')}
          options={otherUserTasks(element).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(node) => write({ ...rule, node })}
        />
      ) : null}
      {to === '' || to === 'end' ? null : (
        <PickField
          label={t('rejectThen')}
          value={then}
          options={afterReturns.map((value) => ({ value, label: t(`rejectThens.${value}`) }))}
          onChange={(next) => write({ ...rule, then: next })}
        />
      )}
    </>
  );
}
