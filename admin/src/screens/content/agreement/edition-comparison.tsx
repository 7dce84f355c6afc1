import { Suspense } from 'react';
import { Drawer, Empty, Skeleton, Typography } from 'antd';
import useSWR from 'swr';

import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { entityWords } from '@policy/shared/messages/entity-words.ts';

import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { NotRead } from '../../../kit/page/not-read.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useContentWords } from '../use-content-words.ts';

// Comparing texts is wanted now and then.
const TextDiff = lazyPart(() => import('../../../kit/forms/text-diff.tsx'));

export type AgreementRow = RowOf<typeof agreement>;

interface EditionComparisonProps {
  row: Pick<AgreementRow, 'id' | 'kind' | 'edition' | 'status'>;
  onClose: () => void;
}

/** The edition in full, and the published one that it follows; null where it is the first. */
function useEditions({ id, kind, edition }: EditionComparisonProps['row']) {
  const { http, locale } = useWorkplace();
  return useSWR<{ after: AgreementRow; before: AgreementRow | null }, Error>(
    ['editions', id, locale],
    async () => {
      const detail = (one: string) => http.get<AgreementRow>(`${agreement.path}/detail`, { id: one });
      // What is not published yet follows the newest; any other the one with the next lower number.
      const older = edition > 0 ? { edition_lt: edition } : {};
      const asked = { kind, status: 'published', ...older, descs: 'edition', size: 1 };
      const [found, after] = await Promise.all([
        http.get<Page<AgreementRow>>(`${agreement.path}/list`, asked),
        detail(id),
      ]);
      const [first] = found.records;
      return { after, before: first ? await detail(first.id) : null };
    },
    { shouldRetryOnError: false },
  );
}

/** What an edition changes in the words of the one before it, in both languages. */
export default function EditionComparison({ row, onClose }: EditionComparisonProps) {
  const t = useContentWords();
  const { data, error } = useEditions(row);
  const title = data?.before ? t('comparedWith', { edition: data.before.edition }) : t('compare');
  return (
    <Drawer open title={title} width="min(860px, 100vw)" onClose={onClose}>
      {data ? <Differences {...data} /> : error ? <NotRead /> : <Skeleton active title={false} />}
    </Drawer>
  );
}

const compared = ['title', 'body', 'titleEn', 'bodyEn'] as const;

function Differences({ before, after }: { before: AgreementRow | null; after: AgreementRow }) {
  const t = useContentWords();
  const { locale } = useWorkplace();
  const { fields } = entityWords(agreement.name, locale);
  if (!before) return <Empty description={t('firstEdition')} />;
  const changed = compared.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return <Empty description={t('sameWords')} />;
  return changed.map((field) => (
    <section key={field}>
      <Typography.Title level={5}>{fields[field] ?? field}</Typography.Title>
      <Suspense fallback={<Skeleton active title={false} />}>
        <TextDiff before={before[field]} after={after[field]} />
      </Suspense>
    </section>
  ));
}
