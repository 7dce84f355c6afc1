import { useState } from 'react';
import {
  FileExcelOutlined,
  FileImageOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileWordOutlined,
} from '@ant-design/icons';
import useSWR from 'swr';

import { useFileBody, useShowing } from '../../components/file-preview/file-body.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { fileLinkOf } from './file-link.ts';
import type { Stored } from './file-link.ts';
import { onSight } from './on-sight.ts';
import './file-thumbnail.css';

/** Larger pictures are told by their sign: no list loads photographs as they were taken. */
const largestShown = 200 * 1024;

const signs: Record<Stored['extension'], typeof FileTextOutlined> = {
  pdf: FilePdfOutlined,
  ofd: FileTextOutlined,
  jpg: FileImageOutlined,
  png: FileImageOutlined,
  xlsx: FileExcelOutlined,
  docx: FileWordOutlined,
};

/** What a file looks like: a small picture itself, read once its row is in sight, and else the sign of its type. */
export function FileThumbnail({ file }: { file: Stored }) {
  const { http } = useWorkplace();
  const [isSeen, setSeen] = useState(false);
  const { id, extension, attachSize } = file;
  const isPicture = (extension === 'jpg' || extension === 'png') && attachSize <= largestShown;
  const { data: link } = useSWR<URL, Error>(
    isPicture && isSeen ? ['file-link', id] : null,
    () => fileLinkOf(http, id, { quiet: true }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const { data: body } = useFileBody(`${id}.${extension}`, link?.href);
  const Sign = signs[extension];
  return (
    <span className="file-thumbnail" ref={onSight(() => setSeen(true))} aria-hidden>
      {body ? <Picture body={body} /> : <Sign />}
    </span>
  );
}

function Picture({ body }: { body: Blob }) {
  return <img ref={useShowing(body)} alt="" />;
}
