import { config } from '../../config.ts';
import { shownKinds } from '../../lib/public-pages/public-pages.ts';
import { contentFiles, sitemapIndex } from '../../lib/public-pages/sitemap.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';

export const dynamic = 'force-dynamic';

/** The sitemap's index. */
export async function GET(): Promise<Response> {
  const files = [{ file: 'pages', part: 1 }, ...(await contentFiles(shownKinds, await publicHttp()))];
  return new Response(sitemapIndex(files, config.portalOrigin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
