import { useState } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import type { NamedCalls } from '../entity/use-entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { ExportDialog } from './export-dialog.tsx';

export interface ExportButtonProps {
  entity: Entity & NamedCalls;
  /** What the list in sight was asked for. */
  queryOf: () => Record<string, unknown>;
  /** Keys of the columns that the reader has in sight, in his order; without, every column is proposed. */
  columnsInSight?: () => readonly string[];
  /** Ids of the rows that are ticked. */
  chosen?: readonly string[];
  /** Stands beside the other things that can be done to the rows that are ticked, and proposes those. */
  isSmall?: boolean;
}

/** Leads from a list to the choice of what of it stands in a file. */
export function ExportButton({ isSmall = false, ...list }: ExportButtonProps) {
  const t = useTranslations('kit');
  const { entity, queryOf, columnsInSight, chosen = [] } = list;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<DownloadOutlined />} size={isSmall ? 'small' : 'middle'} onClick={() => setOpen(true)}>
        {t(isSmall ? 'exportChosen' : 'export')}
      </Button>
      {isOpen ? (
        <ExportDialog
          {...{ entity, chosen }}
          query={queryOf()}
          inSight={columnsInSight?.() ?? []}
          isOfChosen={isSmall}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
