import type { ReadPage } from './public-routes.ts';

/** Every address that the portal's sitemap lists, without its origin. */
export async function sitemapAddresses(read: ReadPage): Promise<string[]> {
  const files = await addressesIn(read, '/sitemap.xml');
  const listed = await Promise.all(files.map((file) => addressesIn(read, file)));
  return listed.flat();
}

async function addressesIn(read: ReadPage, file: string): Promise<string[]> {
  const text = await read(file);
  if (text === null) throw new Error(`${file} is not there.`);
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, location = '']) => {
    const { pathname, search } = new URL(location);
    return pathname + search;
  });
}
