import { phrase } from '@policy/shared/contract/entities/desk/phrase.ts';
import { sharedPhrase } from '@policy/shared/contract/entities/desk/shared-phrase.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import useSWR from 'swr';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';

interface Phrase {
  id: string;
  content: string;
}

/** The phrases that the reader may choose from. */
interface Phrases {
  own: readonly Phrase[];
  shared: readonly Phrase[];
}

/** The reader's own phrases and those of his tenant, read once they are wanted, with the ways to keep and to drop one of his own. */
export function usePhrases(isWanted: boolean) {
  const { http, can } = useWorkplace();
  const list = async (path: string) => (await http.get<Page<Phrase>>(`${path}/list`, { size: 100 })).records;
  const load = async (): Promise<Phrases> => ({
    own: await list(phrase.path),
    shared: can(`${sharedPhrase.permissionBase}_view`) ? await list(sharedPhrase.path) : [],
  });
  const { data, mutate } = useSWR<Phrases, Error>(isWanted ? 'phrases' : null, load, {
    revalidateOnFocus: false,
  });
  const keep = async (content: string) => {
    await http.post(`${phrase.path}/submit`, { content });
    await mutate();
  };
  const drop = async (id: string) => {
    await http.post(`${phrase.path}/remove`, { ids: id });
    await mutate();
  };
  return { phrases: data, keep, drop };
}
