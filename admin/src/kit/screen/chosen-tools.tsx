import { Button } from 'antd';

import type { Act } from '../acts/row-actions.tsx';
import { ChosenBar } from '../chosen/chosen-bar.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import type { ExportButtonProps } from '../exports/export-button.tsx';

interface ChosenToolsProps extends Omit<ExportButtonProps, 'isSmall'> {
  chosen: readonly string[];
  acts: readonly Act[];
  mayExport: boolean;
  onClear: () => void;
}

/** How many rows are ticked and what can be done to all of them, a file of them among it. */
export function ChosenTools({ acts, mayExport, onClear, ...list }: ChosenToolsProps) {
  return (
    <ChosenBar count={list.chosen.length} onClear={onClear}>
      {acts.map(({ key, label, isDanger, run }) => (
        <Button key={key} size="small" danger={isDanger ?? false} onClick={run}>
          {label}
        </Button>
      ))}
      {mayExport ? <ExportButton {...list} isSmall /> : null}
    </ChosenBar>
  );
}
