import { useState } from 'react';
import { AutoComplete } from 'antd';
import { useTranslations } from 'use-intl';

import { filterMenu } from '@policy/shared/auth/navigation/menu-visibility.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { useOpenPage } from './use-open-page.ts';

/** The search of the top bar: names that start with what is typed, whatever their case. */
export default function MenuAutoComplete() {
  const t = useTranslations('menuSearch');
  const { pages } = useWorkplace();
  const openPage = useOpenPage();
  const [typed, setTyped] = useState('');
  const options = filterMenu(pages, typed).map(({ label, path }) => ({ value: path, label }));
  const open = (path: string) => {
    const page = pages.find((one) => one.path === path);
    setTyped('');
    if (page) openPage(page);
  };
  return (
    <AutoComplete
      className="menu-autocomplete"
      value={typed}
      options={options}
      onSearch={setTyped}
      onSelect={open}
      notFoundContent={t('nothing')}
      placeholder={t('placeholder')}
      aria-label={t('placeholder')}
      popupMatchSelectWidth={200}
      defaultActiveFirstOption
    />
  );
}
