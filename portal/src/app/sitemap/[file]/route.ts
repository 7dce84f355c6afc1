import { standingPages } from '../../../components/shell/navigation-entries.ts';
import { config } from '../../../config.ts';
import { publicHttp } from '../../../lib/server-reads/server-client.ts';
import { contentEntries, urlSet } from '../../../lib/public-pages/sitemap.ts';
import { sitemapKinds } from '../../../lib/public-pages/sitemap-kinds.ts';

export const dynamic = 'force-dynamic';

/** One file of the sitemap: the standing pages, or every published row of a kind. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const entries = await entriesOf(file);
  if (!entries) return new Response('Not found', { status: 404 });
  return new Response(urlSet(entries, config.portalOrigin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

async function entriesOf(file: string) {
  if (file === 'pages.xml') return standingPages.map((path) => ({ path }));
  const kind = sitemapKinds.find((one) => `${one.file}.xml` === file);
  return kind && contentEntries(kind, await publicHttp());
}
