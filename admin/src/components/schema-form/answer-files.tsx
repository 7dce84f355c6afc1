import { createContext, useContext, useState } from 'react';
import { Button } from 'antd';
import { useLocale } from 'use-intl';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { siteHref } from '../../kit/page/base-path.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { listed } from '../../kit/values/listed.ts';
import { FilePreview } from '../file-preview/file-preview.tsx';
import { canPreview } from '../file-preview/preview-types.ts';

/** The process whose form is shown, and the task by which its reader sees it; none where he fills in a form of his own. */
export const FormOfProcess = createContext<{ processInstanceId: string; taskId?: string | undefined } | null>(
  null,
);

/** Files are named, and not opened: what is told of them is past, and they may belong to no answer any more. */
export const FilesAreNamed = createContext(false);

interface AnswerFilesProps {
  ids: readonly string[];
  /** What they are called, by their ids. */
  names: Readonly<Record<string, string>>;
}

interface Opened {
  name: string;
  link: string;
}

/** Files that somebody answered with: each is opened by a link that is made for its reader then. */
export function AnswerFiles({ ids, names }: AnswerFilesProps) {
  const process = useContext(FormOfProcess);
  const areNamed = useContext(FilesAreNamed);
  const locale = useLocale();
  const { http } = useWorkplace();
  const [opened, setOpened] = useState<Opened>();
  const linkOf = async (attachId: string): Promise<Opened> => {
    if (process) return http.get<Opened>('blade-workflow/process/formFile', { ...process, attachId });
    const own = { attachId };
    const { originalName: name, link } = await http.get<{ originalName: string; link: string }>(
      'blade-resource/oss/endpoint/put-file-attach',
      own,
    );
    return { name, link };
  };
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
          {names[id] ?? id}
        </Button>
      ))}
      {opened ? <FilePreview file={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
