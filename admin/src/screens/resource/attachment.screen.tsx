import { useState } from 'react';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { ReferencesDialog } from './references-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useFileActs } from './use-file-acts.tsx';
import { useSweep } from './use-sweep.ts';

type Opened = { kind: 'references'; id: string } | { kind: 'upload'; reload: () => void };

/** Stored files: who brought them, what holds them, and what nothing holds. */
export default function AttachmentScreen() {
  const t = useTranslations('resource');
  const { can } = useWorkplace();
  const fileActs = useFileActs();
  const sweep = useSweep();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <EntityScreen
        entity={attachment}
        without={['add']}
        width={520}
        acts={(row) => [
          ...fileActs(row),
          {
            key: 'references',
            label: t('references'),
            run: () => setOpened({ kind: 'references', id: row.id }),
          },
        ]}
        tools={(_, reload) => [
          ...(can('attach_add')
            ? [
                <Button key="upload" type="primary" onClick={() => setOpened({ kind: 'upload', reload })}>
                  {t('uploadTitle')}
                </Button>,
              ]
            : []),
          ...(can('attach_sweep')
            ? [
                <Button key="sweep" onClick={() => sweep(reload)}>
                  {t('sweep')}
                </Button>,
              ]
            : []),
        ]}
      />
      {opened?.kind === 'references' ? <ReferencesDialog id={opened.id} onClose={close} /> : null}
      {opened?.kind === 'upload' ? <UploadDialog onStored={opened.reload} onClose={close} /> : null}
    </>
  );
}
