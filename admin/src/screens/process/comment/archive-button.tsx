import { useState } from 'react';
import { Button } from 'antd';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { saveFile } from '../../../kit/page/save-file.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useCommentWords } from './use-comment-words.ts';

interface ArchiveButtonProps {
  processInstanceId: string;
  /** What the process is called. */
  name: string;
  files: { count: number; bytes: number };
}

const whole = 100;

/** Takes all files of a process away in one archive, and says how much of it has come. */
export function ArchiveButton({ processInstanceId, name, files: { count, bytes } }: ArchiveButtonProps) {
  const t = useCommentWords();
  const { http } = useWorkplace();
  const [percent, setPercent] = useState<number>();
  const hear = (loaded: number) =>
    // The names in an archive take some room too.
    setPercent(Math.min(whole - 1, Math.floor((loaded / Math.max(bytes, 1)) * whole)));
  const take = () => {
    setPercent(0);
    void http
      .blob('blade-workflow/process/exportAllUploadFile', { processInstanceId }, hear)
      .then((file) => saveFile(file, `${name}.zip`))
      .catch(passOverRefusal)
      .finally(() => setPercent(undefined));
  };
  if (count === 0) return null;
  return (
    <Button size="small" loading={percent !== undefined} onClick={take}>
      {percent === undefined ? t('downloadAll', { count }) : t('downloading', { percent })}
    </Button>
  );
}
