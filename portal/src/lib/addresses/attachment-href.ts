import { siteHref } from '../../base-path.ts';

/** Where a file that the reader may read is fetched, of a process or of a task of it where one holds it; the link behind it is made anew each time. */
export const attachmentHref = (
  attachId: string,
  processInstanceId?: string,
  taskId?: string | null,
): string => {
  const held = processInstanceId ? `&process=${processInstanceId}` : '';
  const ofStep = processInstanceId && taskId ? `&task=${taskId}` : '';
  return siteHref(`/internal/attachment?id=${attachId}${held}${ofStep}`);
};

const kilobyte = 1024;

/** The size of a file as people say it. */
export function sizeText(bytes: number): string {
  const inKb = bytes / kilobyte;
  return inKb < kilobyte ? `${Math.max(1, Math.round(inKb))} KB` : `${(inKb / kilobyte).toFixed(1)} MB`;
}
