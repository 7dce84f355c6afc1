import { siteFacts } from '../texts/site-facts.ts';
import type { StructuredData } from './json-ld.tsx';

interface Site {
  name: string;
  /** Address of the front page, in its language. */
  url: string;
}

/** The portal and the box that searches it. */
export const webSite = ({ name, url }: Site): StructuredData => ({
  '@type': 'WebSite',
  name,
  url,
  publisher: governmentOrganization({ name, url }),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: new URL('/search?keyword={keyword}', url).href },
    'query-input': 'required name=keyword',
  },
});

/** Who runs the portal, or an agency of it. */
export const governmentOrganization = ({ name, url }: Site): StructuredData => ({
  '@type': 'GovernmentOrganization',
  name,
  url,
  telephone: siteFacts.phone,
  email: siteFacts.mail,
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
