import { useState } from 'react';
import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import { user } from '@policy/shared/contract/entities/people/user.ts';

import { textsOf } from '../../kit/entity/fields.ts';
import { ImportDialog } from '../../kit/lists/import-dialog.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';

const calls = { template: 'blade-user/export-template', import: 'blade-user/import-user' };

/** Brings people in from a sheet. */
export function ImportPeople({ onDone }: { onDone: () => void }) {
  const t = useTranslations('sheets');
  const { locale } = useWorkplace();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ImportOutlined />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen ? (
        <ImportDialog
          title={textsOf(user, locale).title}
          calls={calls}
          afterwards={t('withoutPassword')}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
