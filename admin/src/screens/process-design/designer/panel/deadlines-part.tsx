import { deadlineActs, workdayCalendar } from '@policy/shared/contract/workflow/status.ts';

import { readChildren, textIn, writeChildren } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { readVendor, writeVendor } from '../model/vendor.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { FlagField, PickField, TextField } from './fields.tsx';
import type { PartProps } from './panel-props.ts';
import { PersonField } from './people/person-field.tsx';
import { Rows } from './rows.tsx';

/** Until when a step is to be done, and what happens where it is not. */
export function DeadlinesPart({ element, editing }: PartProps) {
  const t = useDesignerWords();
  return (
    <>
      <TextField
        label={t('dueDate')}
        hint={t('dueHint')}
        value={readVendor(element, 'dueDate')}
        onChange={(value) => writeVendor({ editing, element }, 'dueDate', value)}
      />
      <FlagField
        label={t('countsWorkdays')}
        value={readVendor(element, 'businessCalendarName') === workdayCalendar}
        onChange={(isIt) =>
          writeVendor({ editing, element }, 'businessCalendarName', isIt ? workdayCalendar : '')
        }
      />
      <Rows<Said>
        label={t('deadlines')}
        rows={readChildren(element, 'Deadline')}
        blank={{ act: 'remind', after: 'P2D' }}
        onChange={(rows) => writeChildren({ editing, element }, 'Deadline', rows)}
      >
        {(row, change, replace) => (
          <>
            <PickField
              isRequired
              label={t('deadlineAct')}
              value={textIn(row, 'act')}
              options={deadlineActs.map((value) => ({ value, label: t(`deadlineActs.${value}`) }))}
              // What another act took besides, the server would refuse of this one.
              onChange={(act) =>
                replace({ act, after: textIn(row, 'after'), calendar: textIn(row, 'calendar') })
              }
            />
            <TextField
              label={t('deadlineAfter')}
              hint={t('dueHint')}
              value={textIn(row, 'after')}
              onChange={(after) => change({ after })}
            />
            <FlagField
              label={t('countsWorkdays')}
              value={textIn(row, 'calendar') === workdayCalendar}
              onChange={(isIt) => change({ calendar: isIt ? workdayCalendar : '' })}
            />
            {textIn(row, 'act') === 'remind' ? (
              <TextField
                label={t('deadlineRepeat')}
                hint={t('deadlineRepeatHint')}
                value={textIn(row, 'repeat')}
                onChange={(repeat) => change({ repeat })}
              />
            ) : null}
            {textIn(row, 'act') === 'transfer' ? (
              <PersonField
                label={t('deadlineUser')}
                value={textIn(row, 'user')}
                onChange={(user) => change({ user })}
              />
            ) : null}
          </>
        )}
      </Rows>
    </>
  );
}
