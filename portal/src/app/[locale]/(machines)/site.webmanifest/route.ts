import { siteHref } from '../../../../base-path.ts';
import { localHref } from '../../../../i18n/local-href.ts';
import { cardColours } from '../../../../lib/cards/card-svg.ts';
import { speakingIn, written } from '../../../../lib/machines/speaking.ts';
import type { LocaleParams } from '../../../../lib/machines/speaking.ts';

export const dynamic = 'force-dynamic';

const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** What a phone needs to put the portal beside its apps. */
export async function GET(_request: Request, { params }: LocaleParams): Promise<Response> {
  const { locale, site, t } = await speakingIn((await params).locale);
  const manifest = {
    id: localHref(locale, '/'),
    name: site,
    short_name: t('shortName'),
    lang: locale === 'zh' ? 'zh-CN' : 'en',
    dir: 'ltr',
    start_url: localHref(locale, '/'),
    scope: siteHref('/'),
    display: 'browser',
    theme_color: cardColours['wave-900'],
    background_color: cardColours.paper,
    icons: icons.map(({ file, ...icon }) => ({
      src: siteHref(`/icons/${file}`),
      type: 'image/png',
      ...icon,
    })),
  };
  return written(JSON.stringify(manifest), 'application/manifest+json');
}
