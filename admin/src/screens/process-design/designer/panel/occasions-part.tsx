import { instanceStatuses } from '@policy/shared/contract/workflow/status.ts';

import { readChildren, readOnly, textIn, writeChildren, writeOnly } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { isOf } from '../model/moddle.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { PickField } from './fields.tsx';
import type { CaseProps } from './panel-props.ts';
import { ReactionFields } from './reaction-fields.tsx';
import { Rows } from './rows.tsx';
import { useCaseWords } from './use-case-words.ts';

const acts = ['enter', 'claim', 'return', 'resubmit'] as const;

/** What reaching an element means for the business row, and acts that have no button. */
export function OccasionsPart({ element, editing, caseType }: CaseProps) {
  const t = useDesignerWords();
  const words = useCaseWords(caseType);
  const isTask = isOf(element, 'UserTask');
  const possible = isTask ? acts : acts.slice(0, 1);
  const endings = instanceStatuses.filter((status) => status !== 'running' && status !== 'suspended');
  return (
    <>
      {isOf(element, 'EndEvent') ? (
        <PickField
          label={t('ending')}
          value={readOnly(element, 'Ending', 'status')}
          options={endings.map((value) => ({ value, label: t(`endings.${value}`) }))}
          onChange={(value) => writeOnly(editing, element, { type: 'Ending', name: 'status', value })}
        />
      ) : null}
      <PickField
        isOpen={!caseType}
        label={t('entryStatus')}
        value={readOnly(element, 'Status', 'value')}
        options={words.statuses}
        onChange={(value) => writeOnly(editing, element, { type: 'Status', name: 'value', value })}
      />
      <Rows<Said>
        label={t('occasions')}
        rows={readChildren(element, 'On')}
        blank={{ act: isTask ? 'claim' : 'enter' }}
        onChange={(rows) => writeChildren({ editing, element }, 'On', rows)}
      >
        {(row, change) => (
          <>
            <PickField
              isRequired
              label={t('act')}
              value={textIn(row, 'act')}
              options={possible.map((value) => ({ value, label: t(`acts.${value}`) }))}
              onChange={(act) => change({ act })}
            />
            <ReactionFields {...{ row, change, caseType }} />
          </>
        )}
      </Rows>
    </>
  );
}
