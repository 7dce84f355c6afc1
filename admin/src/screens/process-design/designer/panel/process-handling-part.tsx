import { urgingBounds, withdrawals } from '@policy/shared/contract/workflow/handling.ts';

import { readChildren, readOnly, textIn, writeChildren, writeOnly } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { FlagField, PickField, TextField } from './fields.tsx';
import type { PartProps } from './panel-props.ts';

/** What people may do with the process as a whole: take it back, and urge its handlers. */
export function ProcessHandlingPart({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const [urging = {}] = readChildren(element, 'Urging');
  const isNever = urging.never === true;
  const urge = (change: Said) => {
    const said = { ...urging, ...change };
    const isSaid = Object.values(said).some((value) => value !== '' && value !== false);
    writeChildren({ editing, element }, 'Urging', isSaid ? [said] : []);
  };
  return (
    <>
      <PickField
        label={t('withdrawing')}
        hint={t('withdrawingHint')}
        value={readOnly(element, 'Withdrawing', 'does')}
        options={withdrawals.map((value) => ({ value, label: t(`withdrawals.${value}`) }))}
        onChange={(value) => writeOnly(editing, element, { type: 'Withdrawing', name: 'does', value })}
      />
      <FlagField
        label={t('neverUrged')}
        value={isNever}
        onChange={(never) => urge(never ? { never, most: '', minutes: '' } : { never })}
      />
      {isNever ? null : (
        <>
          <TextField
            label={t('mostUrges')}
            hint={t('mostUrgesHint', urgingBounds.most)}
            value={textIn(urging, 'most')}
            onChange={(most) => urge({ most: most.trim() })}
          />
          <TextField
            label={t('urgePause')}
            hint={t('urgePauseHint', urgingBounds.minutes)}
            value={textIn(urging, 'minutes')}
            onChange={(minutes) => urge({ minutes: minutes.trim() })}
          />
        </>
      )}
    </>
  );
}
