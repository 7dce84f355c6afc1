import 'server-only';

import { config } from '../../config.ts';
import { siteHref } from '../../base-path.ts';
import type { ContentKind } from '../kinds/kit/kind.ts';
import { rowOf } from '../kinds/kit/kind-rows.ts';
import { existingRow } from '../page-head/row-page.ts';
import { loadIndustries, loadTags } from '../server-reads/reference-data.ts';
import { nameIn } from '../texts/reference-names.ts';
import { markdownTwin } from './markdown-twin.ts';
import { idIn, speakingIn, written } from './speaking.ts';
import type { LocaleParams } from './speaking.ts';

/** The route of the twins of a kind's pages. */
export const markdownRoute =
  (kind: ContentKind) =>
  async (request: Request, { params }: LocaleParams): Promise<Response> => {
    const { locale: said } = await params;
    const [speaking, tags, industries] = await Promise.all([speakingIn(said), loadTags(), loadIndustries()]);
    const { locale, http, at } = speaking;
    const row = await existingRow(rowOf(kind.entity, http, idIn(request)), locale);
    const names = new Map([...tags, ...industries].map((named) => [named.id, nameIn(locale, named)]));
    const twin = {
      ...speaking,
      nameOf: (id: string) => names.get(id),
      fileAt: (path: string) => config.portalOrigin + siteHref(path),
    };
    // The page is what search engines are to have; this is the same for programs.
    const page = at(`${kind.page}?id=${row.id}`);
    return written(await markdownTwin(kind, row, twin), 'text/markdown', {
      Link: `<${page}>; rel="canonical"`,
    });
  };
