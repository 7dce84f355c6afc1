import { useCallback } from 'react';
import useSWR from 'swr';

import { siteHref } from '../../kit/page/base-path.ts';
import { previewTypeOf } from './preview-types.ts';

/** The body of a file that browsers show, by its name and a fresh link; nothing is read without a link. */
export function useFileBody(name: string, link: string | null | undefined) {
  const type = previewTypeOf(name);
  return useSWR<Blob, Error>(link && type ? [link, type] : null, loadAs, { revalidateOnFocus: false });
}

async function loadAs([link, type]: [string, string]): Promise<Blob> {
  const answer = await fetch(siteHref(link));
  if (!answer.ok) throw new Error(`The file answered ${String(answer.status)}`);
  return new Blob([await answer.arrayBuffer()], { type });
}

/** An element that shows a body for as long as it stands there. */
type Showing = HTMLElement & { src: string };

/** The `ref` of an element that is to show a body. */
export const useShowing = (body: Blob) =>
  useCallback(
    (place: Showing | null) => {
      const address = URL.createObjectURL(body);
      if (place) place.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [body],
  );
