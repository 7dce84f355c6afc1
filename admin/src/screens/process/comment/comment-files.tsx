import { PaperClipOutlined } from '@ant-design/icons';

import type { CommentFile } from '@policy/shared/contract/workflow/remarks.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { saveFile } from '../../../kit/page/save-file.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { fileSizeOf } from '../../../kit/values/file-size.ts';
import { useCommentWords } from './use-comment-words.ts';

interface CommentFilesProps {
  files: readonly CommentFile[];
  /** The process that is asked whether its reader may have them; without it they are only named. */
  processInstanceId?: string | undefined;
}

/** Files beside a comment, each to be taken away by whoever sees the process; printed, they are named. */
export function CommentFiles({ files, processInstanceId }: CommentFilesProps) {
  const t = useCommentWords();
  const { http } = useWorkplace();
  const take = ({ attachId, name }: CommentFile) =>
    http
      .blob('blade-workflow/process/commentFile', { processInstanceId, attachId })
      .then((file) => saveFile(file, name))
      .catch(passOverRefusal);
  if (files.length === 0) return null;
  return (
    <ul className="comment-files" aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.attachId}>
          <PaperClipOutlined />
          {processInstanceId ? (
            <button
              type="button"
              aria-label={t('download', { name: file.name })}
              onClick={() => void take(file)}
            >
              {file.name}
            </button>
          ) : (
            file.name
          )}
          <span className="case-quiet">{fileSizeOf(file.sizeBytes)}</span>
        </li>
      ))}
    </ul>
  );
}
