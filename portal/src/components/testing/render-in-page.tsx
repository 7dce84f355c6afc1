import { render } from '@testing-library/react';
import axe from 'axe-core';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';

import { catalogue } from '../../i18n/catalogue.ts';
import type { Locale } from '../../i18n/routing.ts';

/** Renders a view as a fresh page in a language would: with its texts and its mark on the document, and nothing kept from another page. */
export function renderInPage(view: ReactNode, locale: Locale = 'zh') {
  document.documentElement.lang = locale === 'en' ? 'en' : 'zh-CN';
  return render(inPage(view, locale));
}

/** A view as the server sends it, before a script answers; it stands in no document. */
export function sentByServer(view: ReactNode): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(inPage(view, 'zh'));
  return place;
}

const inPage = (view: ReactNode, locale: Locale) => (
  <NextIntlClientProvider locale={locale} messages={catalogue[locale]} timeZone="Asia/Shanghai">
    <SWRConfig value={{ provider: () => new Map() }}>{view}</SWRConfig>
  </NextIntlClientProvider>
);

/** What axe finds wrong in a part of a page; colours and landmarks are for the browser runs. */
export async function axeFindings(container: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
