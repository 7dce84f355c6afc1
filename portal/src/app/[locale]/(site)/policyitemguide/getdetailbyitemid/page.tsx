import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { Bilingual } from '../../../../../components/content/bilingual.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { ChooseGuideView } from '../../../../../features/item-guide/choose-guide-view.tsx';
import { loadItemGuides, loadPolicyItem } from '../../../../../features/item-guide/load-guide.ts';
import { permanentRedirect } from '../../../../../i18n/navigation.ts';
import { guideHref } from '../../../../../lib/addresses/content-hrefs.ts';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';
import { namedRow, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { nameIn } from '../../../../../lib/texts/reference-names.ts';

const load = namedRow(loadPolicyItem);

/** Title of the page; search engines are led to the guides themselves. */
export async function generateMetadata({ searchParams }: RowPageProps): Promise<Metadata> {
  const [item, locale] = await Promise.all([load(searchParams), getLocale()]);
  return { ...(await pageMetadata({ title: nameIn(locale, item) })), robots: { index: false, follow: true } };
}

/** Where an item leads: to its guide, to a choice among several, or to what it rests on where it has none. */
export default async function PolicyItemPage({ searchParams }: RowPageProps) {
  const [item, locale, t] = await Promise.all([
    load(searchParams),
    getLocale(),
    getTranslations('itemGuide'),
  ]);
  const { guides, chain } = await loadItemGuides(item);
  const [guide, other] = guides;
  if (guide && !other) return permanentRedirect({ href: guideHref(guide), locale });
  const isTranslated = locale === 'en' && item.nameEn !== null;
  const crumbs = [
    { text: t('title'), href: '/policyitemguide' },
    { text: nameIn(locale, item), ...(isTranslated ? {} : { lang: 'zh-CN' }) },
  ];
  return (
    <PageBody crumbs={crumbs} {...(guides.length > 0 ? { title: t('choose.title') } : {})}>
      {guides.length > 0 ? null : (
        <h1 className="sr-only">
          <Bilingual zh={item.name} en={item.nameEn} />
        </h1>
      )}
      <ChooseGuideView item={item} guides={guides} chain={chain} now={new Date()} />
    </PageBody>
  );
}
