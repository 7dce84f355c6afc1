import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { RowData } from '../../../../../components/content/row-data.tsx';
import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { loadNotice, loadNoticeRelated } from '../../../../../features/notice/load-notice.ts';
import { NoticeDetailView } from '../../../../../features/notice/notice-detail-view.tsx';
import { noticeHref } from '../../../../../lib/addresses/content-hrefs.ts';
import { pageUrl } from '../../../../../lib/addresses/page-url.ts';
import { noticeKind } from '../../../../../lib/kinds/notice.ts';
import { kindFacts } from '../../../../../lib/page-head/kind-facts.ts';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';
import { namedRow, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadNotice);

/** Title, description and government marks of the notice; both of its addresses name one of them to search engines. */
export async function generateMetadata({ searchParams }: RowPageProps): Promise<Metadata> {
  const [row, locale] = await Promise.all([load(searchParams), getLocale()]);
  return pageMetadata({ ...(await kindFacts(noticeKind)(row, locale)), canonicalPath: noticeKind.page });
}

/** A notice. */
export default async function NoticePage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations()]);
  const { title } = noticeKind.words(row, { locale, t: await getTranslations('kinds') });
  const crumbs = [{ text: t('notice.title'), href: '/notice' }, { text: title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <NoticeDetailView
          row={row}
          related={await loadNoticeRelated(row)}
          url={pageUrl(locale, noticeHref(row.id))}
          now={new Date()}
        />
        <RowData kind={noticeKind} row={row} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}
