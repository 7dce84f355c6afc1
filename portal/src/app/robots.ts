import type { MetadataRoute } from 'next';

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
  if (!public_.has(config.mode)) return { rules: { userAgent: '*', disallow: '/' } };
  const disallow = [...personal, ...personal.map((path) => `/en${path}`)];
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: `${config.portalOrigin}/sitemap.xml`,
  };
}
