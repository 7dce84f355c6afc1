import { useState } from 'react';
import { Button } from 'antd';

import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';

import { FilePreview } from '../../components/file-preview/file-preview.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { fileSizeOf } from '../../kit/values/file-size.ts';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { FileThumbnail } from './file-thumbnail.tsx';
import { ReferencesDialog } from './references-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useFileActs } from './use-file-acts.tsx';
import { useSweep } from './use-sweep.ts';
import { useResourceWords } from './words/use-resource-words.ts';

type Opened =
  | { kind: 'references'; id: string }
  | { kind: 'upload'; reload: () => void }
  | { kind: 'preview'; file: { name: string; link: string } };

/** Stored files: who brought them, what holds them, and what nothing holds. */
export default function AttachmentScreen() {
  const t = useResourceWords();
  const { can } = useWorkplace();
  const sweep = useSweep();
  const [opened, setOpened] = useState<Opened>();
  const fileActs = useFileActs((file) => setOpened({ kind: 'preview', file }));
  const close = () => setOpened(undefined);
  return (
    <>
      <EntityScreen
        entity={attachment}
        without={['add']}
        width={520}
        overrides={{
          originalName: {
            cell: (row) => (
              <span className="file-name">
                <FileThumbnail file={row} />
                {row.originalName}
              </span>
            ),
          },
          attachSize: { cell: ({ attachSize }) => fileSizeOf(attachSize) },
        }}
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
      {opened?.kind === 'preview' ? <FilePreview file={opened.file} onClose={close} /> : null}
      {opened?.kind === 'upload' ? <UploadDialog onStored={opened.reload} onClose={close} /> : null}
    </>
  );
}
