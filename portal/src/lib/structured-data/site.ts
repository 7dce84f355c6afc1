import type { StructuredData } from './json-ld.tsx';

interface Site {
  name: string;
  /** Address of the front page, in its language. */
  url: string;
  phone: string;
  mail: string | null;
}

/** The portal and the box that searches it. */
export const webSite = (site: Site): StructuredData => ({
  '@type': 'WebSite',
  name: site.name,
  url: site.url,
  publisher: governmentOrganization(site),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: new URL('/search?keyword={keyword}', site.url).href },
    'query-input': 'required name=keyword',
  },
});

/** Who runs the portal, or an agency of it. */
export const governmentOrganization = ({ name, url, phone, mail }: Site): StructuredData => ({
  '@type': 'GovernmentOrganization',
  name,
  url,
  telephone: phone,
  email: mail ?? undefined,
});

/** Where a page stands, from the front page down; addresses are absolute. */
export const breadcrumbList = (crumbs: readonly { name: string; url: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: { '@type': 'WebPage', '@id': url },
  })),
});
