import { Radio, Tabs } from 'antd';

import { importTakes } from '@policy/shared/contract/kit/import-events.ts';
import type { ImportTake } from '@policy/shared/contract/kit/import-events.ts';

import { ProblemTable, RowTable } from './checked-tables.tsx';
import type { ImportChecked } from './use-import.ts';
import { useSheetWords } from './use-sheet-words.ts';

interface CheckedSheetProps {
  checked: ImportChecked;
  take: ImportTake;
  onTake: (take: ImportTake) => void;
}

/** What the check has found, cell by cell and row by row, and what is to become of the good rows beside wrong ones. */
export function CheckedSheet({ checked, take, onTake }: CheckedSheetProps) {
  const t = useSheetWords();
  const { problems, total, rows, refused, added, changed } = checked;
  const tabs = [
    ...(total > 0
      ? [{ key: 'problems', label: t('problems', { total }), children: <ProblemTable problems={problems} /> }]
      : []),
    ...(rows.length > 0 ? [{ key: 'rows', label: t('rows'), children: <RowTable rows={rows} /> }] : []),
  ];
  return (
    <>
      {refused > 0 && added + changed > 0 ? (
        <div>
          <Radio.Group
            aria-label={t('take')}
            value={take}
            onChange={({ target }) => onTake(importTakes.find((one) => one === target.value) ?? 'all')}
            options={importTakes.map((value) => ({ value, label: t(`takes.${value}`) }))}
          />
          <p className="import-hint">{t(`takeHints.${take}`, { taken: added + changed, refused })}</p>
        </div>
      ) : null}
      <Tabs items={tabs} />
    </>
  );
}
