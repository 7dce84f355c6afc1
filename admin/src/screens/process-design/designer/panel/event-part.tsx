import { isOf } from '../model/moddle.ts';
import {
  isTerminating,
  readLocalSignal,
  readTerminateAll,
  writeLocalSignal,
  writeTerminateAll,
  readTimer,
  readTimerWorkdays,
  readTold,
  writeTimer,
  writeTimerWorkdays,
  writeTold,
} from '../model/events.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { examples } from './examples.ts';
import { FlagField, PickField, TextField } from './fields.tsx';
import type { PartProps } from './panel-props.ts';

const kinds = ['timeDate', 'timeDuration', 'timeCycle'] as const;

/** What an event waits for or tells, and whether it ends what it stands on. */
export function EventPart({ element, editing }: PartProps) {
  const t = useDesignerWords();
  const timer = readTimer(element);
  const told = readTold(element);
  const flag = isOf(element, 'BoundaryEvent') ? 'cancelActivity' : 'isInterrupting';
  const isChosen =
    isOf(element, 'BoundaryEvent') || (isOf(element, 'StartEvent') && inEventSubprocess(element));
  return (
    <>
      {timer ? (
        <>
          <PickField
            isRequired
            label={t('timerKind')}
            value={timer.kind}
            options={kinds.map((value) => ({ value, label: t(`timers.${value}`) }))}
            onChange={(picked) =>
              writeTimer(editing, element, {
                kind: kinds.find((one) => one === picked) ?? 'timeDuration',
                value: timer.value,
              })
            }
          />
          <TextField
            label={t('timerValue')}
            hint={t(`timerHints.${timer.kind}`, { example: examples.date })}
            value={timer.value}
            onChange={(value) => writeTimer(editing, element, { ...timer, value })}
          />
          {timer.kind === 'timeDate' ? null : (
            <FlagField
              label={t('countsWorkdays')}
              value={readTimerWorkdays(element)}
              onChange={(isIt) => writeTimerWorkdays({ editing, element }, isIt)}
            />
          )}
        </>
      ) : null}
      {told ? (
        <TextField
          label={t(`tolds.${told.kind}`)}
          value={told.name}
          onChange={(name) => writeTold(editing, element, name)}
        />
      ) : null}
      <ReachPart {...{ element, editing }} />
      {isChosen ? (
        <FlagField
          label={t('interrupting')}
          value={element.get(flag) !== false}
          onChange={(isIt) => editing.update(element, { [flag]: isIt })}
        />
      ) : null}
    </>
  );
}

const inEventSubprocess = ({ $parent }: PartProps['element']) => $parent?.get('triggeredByEvent') === true;

/** How far a signal and a termination reach. */
function ReachPart({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const isLocal = readLocalSignal(element);
  return (
    <>
      {isLocal === undefined ? null : (
        <FlagField
          label={t('localSignal')}
          value={isLocal}
          onChange={(isIt) => writeLocalSignal({ editing, element }, isIt)}
        />
      )}
      {isTerminating(element) ? (
        <FlagField
          label={t('terminateAll')}
          value={readTerminateAll(element)}
          onChange={(isIt) => writeTerminateAll({ editing, element }, isIt)}
        />
      ) : null}
    </>
  );
}
