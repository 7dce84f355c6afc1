import { useContext } from 'react';
import useSWR from 'swr';

import { useFileBody, useShowing } from '../file-preview/file-body.ts';
import { FormOfProcess, useFileLink } from './file-link.ts';
import type { LinkedFile } from './file-link.ts';
import { comingMark } from './pictures-shown.ts';
import { useFormWords } from './use-form-words.ts';

interface AnswerPictureProps {
  id: string;
  name: string;
}

/** A picture that somebody answered with; its name until it is there, and where it cannot be had. */
export function AnswerPicture({ id, name }: AnswerPictureProps) {
  const { body, isLost } = usePicture(id, name);
  if (body) return <Picture body={body} name={name} />;
  return isLost ? name : <span {...{ [comingMark]: '' }}>{name}</span>;
}

/** The body of a picture, and whether it cannot be had. */
function usePicture(id: string, name: string) {
  const process = useContext(FormOfProcess);
  const linkOf = useFileLink();
  const { data: file, error: unlinked } = useSWR<LinkedFile, Error>(
    ['answer-picture', process?.processInstanceId, process?.taskId, id],
    () => linkOf(id),
    // A link lasts for minutes, and the picture is read once.
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  const { data: body, error: unread } = useFileBody(file?.name ?? name, file?.link);
  return { body, isLost: unlinked !== undefined || unread !== undefined };
}

function Picture({ body, name }: { body: Blob; name: string }) {
  const t = useFormWords();
  const show = useShowing(body);
  return <img ref={show} className="schema-picture" alt={t('picture', { name })} />;
}
