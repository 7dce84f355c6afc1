import { useState } from 'react';
import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { importCallsOf } from '@policy/shared/contract/kit/import-events.ts';
import type { ImportCalls } from '@policy/shared/contract/kit/import-events.ts';

import { useWorkplace } from '../page/session-context.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useSheetWords } from './use-sheet-words.ts';

interface ImportButtonProps {
  entity: Entity;
  /** Where its calls have names of their own. */
  calls?: ImportCalls;
  /** The row below which all rows of the sheet stand, where they are imported below one. */
  below?: string;
  /** What people should know once rows are in. */
  afterwards?: string;
  /** Called once rows are in, so that they are shown. */
  onDone: () => void;
}

/** Brings rows in from a sheet; it is there for those who may. */
export function ImportButton({ entity, calls = importCallsOf(entity), ...more }: ImportButtonProps) {
  const t = useSheetWords();
  const { can } = useWorkplace();
  const [isOpen, setOpen] = useState(false);
  if (!can(`${entity.permissionBase}_import`)) return null;
  return (
    <>
      <Button icon={<ImportOutlined />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen ? <ImportDialog {...{ entity, calls, ...more }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
