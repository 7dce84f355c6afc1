import { GlobalOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslations } from 'use-intl';

import { useLanguage } from '../locale.tsx';

/** Language switch: each language is named in itself. */
export function LanguageSwitch() {
  const t = useTranslations('site');
  const { locale, choose } = useLanguage();
  const items = [
    { key: 'zh', label: t('chinese'), onClick: () => choose('zh') },
    { key: 'en', label: t('english'), onClick: () => choose('en') },
  ];
  const own = t(locale === 'zh' ? 'chinese' : 'english');
  return (
    <Dropdown menu={{ items, selectedKeys: [locale] }} trigger={['click']}>
      <Button type="text" icon={<GlobalOutlined />} aria-label={`${t('language')} ${own}`}>
        {own}
      </Button>
    </Dropdown>
  );
}
