import { useState } from 'react';
import { Alert, Drawer, Spin } from 'antd';
import useSWR from 'swr';

import type { FileChange, Preview } from '@policy/shared/contract/develop/answers.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { CheckPanel } from './check-panel.tsx';
import { DiffView } from './diff-view.tsx';
import { FileList } from './file-list.tsx';
import '../develop.css';
import { usePreviewWords } from '../use-develop-words.ts';

interface PreviewDrawerProps {
  id: string;
  name: string;
  onClose: () => void;
  onSaved: () => void;
}

/** What an entry would become, file by file, with its checks and the ways to take it. */
export function PreviewDrawer({ id, name, onClose, onSaved }: PreviewDrawerProps) {
  const t = usePreviewWords();
  const { http } = useWorkplace();
  const { data, isLoading, mutate } = useSWR<Preview, Error>(
    ['code-preview', id],
    () => http.post<Preview>('blade-develop/code/preview', { id }),
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 0 },
  );
  const written = () => {
    void mutate();
    onSaved();
  };
  return (
    <Drawer open title={t('title', { name })} width="100%" onClose={onClose}>
      {isLoading ? <Spin /> : null}
      {data ? <Shown preview={data} id={id} onWritten={written} onPacked={onSaved} /> : null}
    </Drawer>
  );
}

interface ShownProps {
  preview: Preview;
  id: string;
  onWritten: () => void;
  onPacked: () => void;
}

function Shown({ preview, id, onWritten, onPacked }: ShownProps) {
  const t = usePreviewWords();
  const { files, hasSources } = preview;
  const [picked, setPicked] = useState<string>();
  const file: FileChange | undefined = files.find(({ path }) => path === picked) ?? files[0];
  const isClash = files.some(({ state }) => state === 'conflict');
  return (
    <>
      {hasSources ? null : <Alert type="info" showIcon message={t('noSources')} />}
      {isClash ? <Alert type="warning" showIcon message={t('conflict')} /> : null}
      <CheckPanel {...{ preview, id, onWritten, onPacked }} />
      <div className="develop-sides">
        <FileList files={files} picked={file?.path} onPick={setPicked} />
        {file ? <DiffView key={file.path} file={file} /> : null}
      </div>
    </>
  );
}
