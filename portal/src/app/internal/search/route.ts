import { z } from 'zod';

import { localHref } from '../../../i18n/local-href.ts';
import { routing } from '../../../i18n/routing.ts';

const lists = { all: '/search', itemGuides: '/policyitemguide', policies: '/policyinfo' } as const;

const asked = z.object({
  scope: z.enum(['all', 'itemGuides', 'policies']).catch('all'),
  locale: z.enum(routing.locales).catch(routing.defaultLocale),
  keyword: z.string().trim().max(100).catch(''),
});

/** Leads the front page's search to the list that was chosen, so that its switch needs no script. */
export function GET(request: Request): Response {
  const { scope, locale, keyword } = asked.parse(Object.fromEntries(new URL(request.url).searchParams));
  const search = keyword ? `?keyword=${encodeURIComponent(keyword)}` : '';
  return new Response(null, { status: 303, headers: { location: localHref(locale, lists[scope]) + search } });
}
