import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { PersonalGate } from '../../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../../components/shell/page-body.tsx';
import { CaseDetailView } from '../../../../../../features/process-detail/case-detail-view.tsx';
import { loadCaseDetail } from '../../../../../../features/process-detail/load-case-detail.ts';
import { caseParams, decodeParams } from '../../../../../../lib/addresses/route-params.ts';
import { pageMetadata } from '../../../../../../lib/page-head/metadata.ts';
import { BadLink, badLinkMetadata } from '../../../bad-link.tsx';

type Props = { params: Promise<{ params: string }> };

/** Title of the page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (!decodeParams(caseParams, (await params).params)) return badLinkMetadata();
  const t = await getTranslations('processDetail');
  return pageMetadata({ title: t('title') });
}

/** One case for its applicant; without a token it says so and leads nowhere by itself. */
export default async function ProcessDetailPage({ params }: Props) {
  const text = (await params).params;
  const named = decodeParams(caseParams, text);
  if (!named) return <BadLink />;
  const t = await getTranslations('processDetail');
  const crumbs = [{ text: t('centre'), href: '/user/userCenter' }, { text: t('title') }];
  const detail = await loadCaseDetail(named);
  return (
    <PageBody crumbs={crumbs}>
      {detail.kind === 'shown' ? (
        <CaseDetailView {...detail.data} now={new Date()} />
      ) : (
        <PersonalGate kind={detail.kind} path={`/process/detailWeb/${text}`} text={t('guest')} />
      )}
    </PageBody>
  );
}
