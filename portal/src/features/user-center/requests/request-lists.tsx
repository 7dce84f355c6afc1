import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { SectionHeading } from '../../../components/content/section-heading.tsx';
import { Pagination } from '../../../components/navigation/pagination.tsx';
import { centreAddress, type CentreQuery } from '../centre-query.ts';
import type { Requests } from '../load-requests.ts';
import { DraftItem, SentItem, StartItem } from './request-items.tsx';

interface RequestListsProps {
  query: CentreQuery;
  requests: Requests;
}

/** What the reader may ask for by a form, what he has begun and what was handed in; nothing where there is nothing of it. */
export function RequestLists({ query, requests: { startable, drafts, sent } }: RequestListsProps) {
  const t = useTranslations('process.centre');
  if (startable.length + drafts.length + sent.total === 0) return null;
  return (
    <section aria-labelledby="requests" className="mt-10 space-y-6">
      <SectionHeading id="requests">{t('title')}</SectionHeading>
      {startable.length > 0 ? (
        <Part title={t('start')}>
          {startable.map((process) => (
            <StartItem key={process.processDefKey} process={process} />
          ))}
        </Part>
      ) : null}
      {drafts.length > 0 ? (
        <Part title={t('drafts')}>
          {drafts.map((draft) => (
            <DraftItem key={draft.id} draft={draft} />
          ))}
        </Part>
      ) : null}
      {sent.total > 0 ? (
        <Part title={t('sent')}>
          {sent.records.map((request) => (
            <SentItem key={request.processInstanceId} request={request} />
          ))}
        </Part>
      ) : null}
      <Pagination
        current={sent.current}
        pages={sent.pages}
        hrefOf={(requests) => centreAddress.href({ ...query, requests })}
        action={centreAddress.path}
        state={centreAddress.hidden(query, 'requests')}
        label={t('pages')}
        name="requests"
      />
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg font-semibold">{title}</h3>
      <ul className="divide-y divide-line border-b border-line">{children}</ul>
    </div>
  );
}
