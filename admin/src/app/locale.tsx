import { createContext, startTransition, Suspense, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { App as AntApp, ConfigProvider } from 'antd';
import dayjs from 'dayjs';
import { IntlProvider } from 'use-intl';

import { readLanguage, writeLanguage } from '@policy/shared/auth/preferences/language.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { loadChunk } from '../kit/page/lazy-part.ts';
import { useTheme } from './appearance/use-theme.ts';
import type { LanguageTexts } from './languages/language.ts';
import { store } from './site.ts';

// Only the texts of the chosen language are loaded.
const loads = {
  zh: () => import('./languages/zh.ts'),
  en: () => import('./languages/en.ts'),
} satisfies Record<Locale, () => Promise<{ texts: LanguageTexts }>>;
const loaded = new Map<Locale, Promise<LanguageTexts>>();

/** The texts of a language, which are asked for once. */
export function textsOf(locale: Locale): Promise<LanguageTexts> {
  const known = loaded.get(locale);
  if (known) return known;
  const asked = loadChunk(loads[locale]).then(({ texts }) => {
    // The marks by which React knows what is there: it would hold the page up for 300 ms for what it has to wait for.
    void Object.assign(asked, { status: 'fulfilled', value: texts });
    return texts;
  });
  loaded.set(locale, asked);
  // A failed load is not remembered, so that the next attempt asks again.
  asked.catch(() => loaded.delete(locale));
  return asked;
}

// A live region of the page, so that screen readers read messages out.
const messagePlace = () => document.getElementById('messages') ?? document.body;

interface Language {
  locale: Locale;
  /** Rejects where the texts of the language do not come; the page then keeps the one it has. */
  choose: (locale: Locale) => Promise<void>;
}

const LanguageContext = createContext<Language>({ locale: 'zh', choose: () => Promise.resolve() });

/** The reader's language, and the way to change it. */
export const useLanguage = (): Language => use(LanguageContext);

/** Gives everything below one language: our texts, antd's, and dates; the choice survives in this browser. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(() => readLanguage(store));
  const choose = async (chosen: Locale) => {
    // The page stays as it is until the other language has arrived.
    await textsOf(chosen);
    writeLanguage(store, chosen);
    startTransition(() => setLocale(chosen));
  };
  return (
    <LanguageContext value={{ locale, choose }}>
      <Suspense>
        <Spoken locale={locale}>{children}</Spoken>
      </Suspense>
    </LanguageContext>
  );
}

function Spoken({ locale, children }: { locale: Locale; children: ReactNode }) {
  const texts = use(textsOf(locale));
  const theme = useTheme();
  useEffect(() => {
    document.documentElement.lang = texts.html;
    dayjs.locale(texts.dayjs);
  }, [texts]);
  return (
    <IntlProvider locale={locale} messages={texts.messages} timeZone="Asia/Shanghai">
      <ConfigProvider locale={texts.antd} theme={theme} button={{ autoInsertSpace: false }}>
        <AntApp message={{ getContainer: messagePlace }}>{children}</AntApp>
      </ConfigProvider>
    </IntlProvider>
  );
}
