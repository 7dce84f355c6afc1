import type { MetadataRoute } from 'next';

import { siteHref } from '../base-path.ts';
import { config } from '../config.ts';

// The answer depends on where this process runs, not on where it was built.
export const dynamic = 'force-dynamic';

const personal = [
  '/api',
  '/internal',
  '/user',
  '/my',
  '/desk',
  '/process',
  '/progress',
  '/collection',
  '/login',
];
const public_ = new Set(['production', 'demonstration']);

/** What crawlers may walk: public pages of a public site, nothing personal, nothing of a test site. */
export default function robots(): MetadataRoute.Robots {
  if (!public_.has(config.mode)) return { rules: { userAgent: '*', disallow: siteHref('/') } };
  const disallow = [...personal, ...personal.map((path) => `/en${path}`)].map(siteHref);
  return {
    rules: { userAgent: '*', allow: siteHref('/'), disallow },
    sitemap: config.portalOrigin + siteHref('/sitemap.xml'),
  };
}
