import useSWR from 'swr';

import { useWorkplace } from '../../kit/page/session-context.tsx';

/** What the reader's own files are called, that a form which he goes on with does not tell. */
export function useOwnFileNames(ids: readonly string[]): Record<string, string> {
  const { http } = useWorkplace();
  const { data } = useSWR(ids.length > 0 ? ['answer-files', ...ids] : null, async () =>
    Object.fromEntries(
      await Promise.all(
        ids.map(async (attachId) => {
          const asked = http.get<{ originalName: string }>('blade-resource/oss/endpoint/put-file-attach', {
            attachId,
          });
          // One that is gone has no name; handing in says so.
          return [attachId, await asked.then(({ originalName }) => originalName).catch(() => '—')] as const;
        }),
      ),
    ),
  );
  return data ?? {};
}
