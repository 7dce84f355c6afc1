import { createContext, useContext, useState } from 'react';
import { Button } from 'antd';
import { useLocale } from 'use-intl';

import { listed } from '@policy/shared/messages/listed.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { siteHref } from '../../kit/page/base-path.ts';
import { FilePreview } from '../file-preview/file-preview.tsx';
import { canPreview } from '../file-preview/preview-types.ts';
import { AnswerPicture } from './answer-picture.tsx';
import { useFileLink } from './file-link.ts';
import type { LinkedFile } from './file-link.ts';

/** Files are named, and not opened: what is told of them is past, and they may belong to no answer any more. */
export const FilesAreNamed = createContext(false);

interface AnswerFilesProps {
  ids: readonly string[];
  /** They are pictures, which are seen where they stand. */
  arePictures?: boolean;
  /** What they are called, by their ids. */
  names: Readonly<Record<string, string>>;
}

/** Files that somebody answered with: each is opened by a link that is made for its reader then. */
export function AnswerFiles({ ids, names, arePictures = false }: AnswerFilesProps) {
  const areNamed = useContext(FilesAreNamed);
  const locale = useLocale();
  const linkOf = useFileLink();
  const [opened, setOpened] = useState<LinkedFile>();
  const open = async (attachId: string) => {
    const file = await linkOf(attachId);
    if (canPreview(file.name)) setOpened(file);
    else window.location.assign(siteHref(file.link));
  };
  if (areNamed)
    return listed(
      ids.map((id) => names[id] ?? id),
      locale,
    );
  return (
    <>
      {ids.map((id) => (
        <Button
          key={id}
          type="link"
          size="small"
          className="schema-file"
          onClick={() => void open(id).catch(passOverRefusal)}
        >
          {arePictures ? <AnswerPicture {...{ id }} name={names[id] ?? id} /> : (names[id] ?? id)}
        </Button>
      ))}
      {opened ? <FilePreview file={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
