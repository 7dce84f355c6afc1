import { config } from '../../../config.ts';
import { sitemapQuery } from '../../../lib/public-pages/machine-pages.ts';
import { shownKinds, standingPages } from '../../../lib/public-pages/public-pages.ts';
import { contentEntries, standingEntries, urlSet } from '../../../lib/public-pages/sitemap.ts';
import { publicHttp } from '../../../lib/server-reads/server-client.ts';

export const dynamic = 'force-dynamic';

/** One file of the sitemap: the standing pages, or published rows of a kind. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const asked = sitemapQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const entries = asked.success ? await entriesOf(file, asked.data.part) : [];
  if (entries.length === 0) return new Response('Not found', { status: 404 });
  return new Response(urlSet(entries, config.portalOrigin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

async function entriesOf(file: string, part: number) {
  const http = await publicHttp();
  if (file === 'pages.xml') return standingEntries(standingPages, shownKinds, http);
  const kind = shownKinds.find((one) => `${one.file}.xml` === file);
  return kind ? contentEntries(kind, http, part) : [];
}
