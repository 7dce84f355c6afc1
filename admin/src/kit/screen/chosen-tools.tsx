import { Button } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Act } from '../acts/row-actions.tsx';
import { ChosenBar } from '../chosen/chosen-bar.tsx';
import { ExportButton } from '../lists/export-button.tsx';

interface ChosenToolsProps {
  entity: Entity;
  chosen: readonly string[];
  acts: readonly Act[];
  mayExport: boolean;
  /** What the rows in sight were asked for. */
  queryOf: () => Record<string, unknown>;
  onClear: () => void;
}

/** How many rows are ticked and what can be done to all of them, a file of them among it. */
export function ChosenTools({ entity, chosen, acts, mayExport, queryOf, onClear }: ChosenToolsProps) {
  return (
    <ChosenBar count={chosen.length} onClear={onClear}>
      {acts.map(({ key, label, isDanger, run }) => (
        <Button key={key} size="small" danger={isDanger ?? false} onClick={run}>
          {label}
        </Button>
      ))}
      {mayExport ? (
        <ExportButton entity={entity} isSmall queryOf={() => ({ ...queryOf(), id: chosen.join(',') })} />
      ) : null}
    </ChosenBar>
  );
}
