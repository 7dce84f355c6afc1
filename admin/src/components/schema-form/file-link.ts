import { createContext, useContext } from 'react';

import { useWorkplace } from '../../kit/page/session-context.tsx';

/** The process whose form is shown, and the task by which its reader sees it; none where he fills in a form of his own. */
export const FormOfProcess = createContext<{ processInstanceId: string; taskId?: string | undefined } | null>(
  null,
);

/** A file with a fresh link to it. */
export interface LinkedFile {
  name: string;
  link: string;
}

/** How a file of the form is fetched: by a link that is made for its reader then, through the process where one holds it. */
export function useFileLink(): (attachId: string) => Promise<LinkedFile> {
  const process = useContext(FormOfProcess);
  const { http } = useWorkplace();
  return async (attachId) => {
    if (process) return http.get<LinkedFile>('blade-workflow/process/formFile', { ...process, attachId });
    const own = { attachId };
    const { originalName: name, link } = await http.get<{ originalName: string; link: string }>(
      'blade-resource/oss/endpoint/put-file-attach',
      own,
    );
    return { name, link };
  };
}
