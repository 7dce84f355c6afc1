import { useLocale, useTranslations } from 'next-intl';

import { pageUrl } from '../../lib/addresses/page-url.ts';
import { JsonLd } from '../../lib/structured-data/json-ld.tsx';
import { governmentOrganization, webSite } from '../../lib/structured-data/site.ts';

/** The site, its search and who runs it, in schema.org's words. */
export function HomeData() {
  const t = useTranslations();
  const locale = useLocale();
  const url = pageUrl(locale, '/');
  return (
    <>
      <JsonLd data={webSite({ name: t('site.name'), url })} />
      <JsonLd data={governmentOrganization({ name: t('shell.footer.undertakerName'), url })} />
    </>
  );
}
