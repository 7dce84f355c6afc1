import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';

import { wireDayOf } from '../../../../../../components/content/wire-date.ts';
import { PersonalGate } from '../../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../../components/shell/page-body.tsx';
import { CaseDetailView } from '../../../../../../features/process-detail/case-detail-view.tsx';
import { loadDetail, type NamedDetail } from '../../../../../../features/process-detail/load-detail.ts';
import { OwnProcessView } from '../../../../../../features/process-detail/own/own-process-view.tsx';
import { caseParams, decodeParams } from '../../../../../../lib/addresses/route-params.ts';
import { readSearchParams, type SearchParams } from '../../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../../lib/page-head/metadata.ts';
import { BadLink, badLinkMetadata } from '../../../bad-link.tsx';

type Props = { params: Promise<{ params: string }>; searchParams: SearchParams };

/** What an address says besides: a process that has just been started says so. */
const detailQuery = z.object({ handedIn: z.literal('1').optional() });

/** Title of the page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (!decodeParams(caseParams, (await params).params)) return badLinkMetadata();
  const t = await getTranslations('processDetail');
  return pageMetadata({ title: t('title') });
}

/** One case for whom it belongs to; without a token it says so and leads nowhere by itself. */
export default async function ProcessDetailPage({ params, searchParams }: Props) {
  const text = (await params).params;
  const named = decodeParams(caseParams, text);
  if (!named) return <BadLink />;
  const t = await getTranslations('processDetail');
  const crumbs = [{ text: t('centre'), href: '/user/userCenter' }, { text: t('title') }];
  const [personal, { handedIn }] = await Promise.all([
    loadDetail(named),
    readSearchParams(detailQuery, searchParams),
  ]);
  return (
    <PageBody crumbs={crumbs}>
      {personal.kind === 'shown' ? (
        <NamedView named={personal.data} isNew={handedIn === '1'} now={new Date()} />
      ) : (
        <PersonalGate kind={personal.kind} path={`/process/detailWeb/${text}`} text={t('guest')} />
      )}
    </PageBody>
  );
}

/** An application has a page of its own; any other process is told by its form. */
function NamedView({ named, isNew, now }: { named: NamedDetail; isNew: boolean; now: Date }) {
  return named.kind === 'own' ? (
    <OwnProcessView detail={named.detail} isNew={isNew} today={wireDayOf(now)} />
  ) : (
    <CaseDetailView view={named.view} process={named.process} now={now} />
  );
}
