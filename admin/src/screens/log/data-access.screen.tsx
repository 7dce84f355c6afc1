import { Button } from 'antd';
import { useState } from 'react';

import { dataAccess } from '@policy/shared/contract/entities/log/data-access.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { AffectedDialog } from './affected-dialog.tsx';
import { useAffectedWords } from './use-affected-words.ts';

/** Who read what is kept of people; and, after an incident, who was affected. */
export default function DataAccessScreen() {
  const t = useAffectedWords();
  const { can } = useWorkplace();
  const [isOpen, setOpen] = useState(false);
  const ask = () => [
    <Button key="affected" onClick={() => setOpen(true)}>
      {t('open')}
    </Button>,
  ];
  return (
    <>
      <EntityScreen entity={dataAccess} {...(can('log_access_affected') && { tools: ask })} />
      {isOpen ? <AffectedDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
