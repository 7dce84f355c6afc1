import { useLocale } from 'next-intl';

import { pageUrl } from '../../lib/addresses/page-url.ts';
import { JsonLd } from '../../lib/structured-data/json-ld.tsx';
import { governmentOrganization, webSite } from '../../lib/structured-data/site.ts';
import { writtenIn } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';

/** The site, its search and who runs it, in schema.org's words. */
export function HomeData({ site }: { site: Site }) {
  const locale = useLocale();
  const about = { ...site, url: pageUrl(locale, '/') };
  const name = site.undertaker ? writtenIn(locale, site.undertaker) : site.name;
  return (
    <>
      <JsonLd data={webSite(about)} />
      <JsonLd data={governmentOrganization({ ...about, name })} />
    </>
  );
}
