import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { App as AntApp, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { IntlProvider } from 'use-intl';

import { readLanguage, writeLanguage } from '@policy/shared/auth/language.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { en } from '../messages/en.ts';
import { zh } from '../messages/zh.ts';
import { useTheme } from './appearance/use-theme.ts';
import { store } from './site.ts';

const languages = {
  zh: { messages: zh, antd: zhCN, html: 'zh-CN', dayjs: 'zh-cn' },
  en: { messages: en, antd: enUS, html: 'en', dayjs: 'en' },
} satisfies Record<Locale, object>;

// A live region of the page, so that what flashes up is also read out.
const messagePlace = () => document.getElementById('messages') ?? document.body;

interface Language {
  locale: Locale;
  choose: (locale: Locale) => void;
}

const LanguageContext = createContext<Language>({ locale: 'zh', choose: () => undefined });

/** The reader's language, and the way to change it. */
export const useLanguage = (): Language => use(LanguageContext);

/** Gives everything below one language: our texts, antd's, and dates; the choice survives in this browser. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(() => readLanguage(store));
  const language = languages[locale];
  const theme = useTheme();
  useEffect(() => {
    document.documentElement.lang = language.html;
    dayjs.locale(language.dayjs);
  }, [language]);
  const choose = (chosen: Locale) => {
    writeLanguage(store, chosen);
    setLocale(chosen);
  };
  return (
    <LanguageContext value={{ locale, choose }}>
      <IntlProvider locale={locale} messages={language.messages} timeZone="Asia/Shanghai">
        <ConfigProvider locale={language.antd} theme={theme} button={{ autoInsertSpace: false }}>
          <AntApp message={{ getContainer: messagePlace }}>{children}</AntApp>
        </ConfigProvider>
      </IntlProvider>
    </LanguageContext>
  );
}
