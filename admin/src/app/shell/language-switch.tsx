import { GlobalOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { useTranslations } from 'use-intl';

import type { Locale } from '@policy/shared/messages/kit.ts';

import { MenuButton } from '../../kit/acts/menu-button.tsx';
import { useErrorLog } from '../errors/error-log-store.ts';
import { useLanguage } from '../locale.tsx';

/** Language switch: each language is named in itself; one that does not come is told, and the page stays as it is. */
export function LanguageSwitch() {
  const t = useTranslations();
  const { message } = App.useApp();
  const { locale, choose } = useLanguage();
  const pick = (chosen: Locale) =>
    choose(chosen).catch((error: unknown) => {
      useErrorLog.getState().add(error, 'language');
      void message.error(t('pages.chunkText'));
    });
  const items = [
    { key: 'zh', label: t('site.chinese'), onClick: () => void pick('zh') },
    { key: 'en', label: t('site.english'), onClick: () => void pick('en') },
  ];
  const own = t(locale === 'zh' ? 'site.chinese' : 'site.english');
  return (
    <MenuButton
      menu={{ items, selectedKeys: [locale] }}
      type="text"
      icon={<GlobalOutlined />}
      aria-label={`${t('site.language')} ${own}`}
    >
      <span className="language-name">{own}</span>
    </MenuButton>
  );
}
