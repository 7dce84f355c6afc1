import { config } from '../../config.ts';
import { sitemapIndex } from '../../lib/public-pages/sitemap.ts';

export const dynamic = 'force-dynamic';

/** The sitemap's index. */
export function GET(): Response {
  return new Response(sitemapIndex(config.portalOrigin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
