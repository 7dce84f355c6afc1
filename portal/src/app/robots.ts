import type { MetadataRoute } from 'next';

import { siteHref } from '../base-path.ts';
import { config } from '../config.ts';
import { robotRules } from '../lib/public-pages/robot-rules.ts';

// The answer depends on where this process runs, not on where it was built.
export const dynamic = 'force-dynamic';

const public_ = new Set(['production', 'demonstration']);

/** What crawlers may walk: public pages of a public site, nothing personal, nothing of a test site. */
export default function robots(): MetadataRoute.Robots {
  if (!public_.has(config.mode)) return { rules: { userAgent: '*', disallow: siteHref('/') } };
  return {
    rules: { userAgent: '*', allow: siteHref('/'), disallow: robotRules().map(siteHref) },
    sitemap: config.portalOrigin + siteHref('/sitemap.xml'),
  };
}
