import { advertisement } from '@policy/shared/contract/entities/content/advertisement.ts';
import { agency } from '@policy/shared/contract/entities/content/agency.ts';
import { focusItem } from '@policy/shared/contract/entities/content/focus-item.ts';
import { helpArticle } from '@policy/shared/contract/entities/content/help-article.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { portalSetting } from '@policy/shared/contract/entities/content/portal-setting.ts';
import { relatedArticle } from '@policy/shared/contract/entities/content/related-article.ts';
import { searchMiss } from '@policy/shared/contract/entities/content/search-miss.ts';
import { searchWord } from '@policy/shared/contract/entities/content/search-word.ts';

import { contentScreen, screen } from '../menu-seed.ts';
import type { MenuSeed } from '../menu-seed.ts';

/** The menus of what is told about policies, and of what the home page and the help show. */
export const articleMenus: readonly MenuSeed[] = [
  contentScreen(policyNotice, '/policy/notice', ['政策通知', 'Public notices', 'notification']),
  contentScreen(interpretation, '/policy/policyunscramble', ['政策解读', 'Interpretations', 'read']),
  contentScreen(relatedArticle, '/policy/relatedarticle', ['相关文章', 'Related articles', 'book']),
  contentScreen(focusItem, '/policy/focusinfo', ['首页焦点', 'Home page focus', 'home']),
  contentScreen(advertisement, '/policy/advertisement', ['广告位', 'Advertisements', 'layout']),
  contentScreen(helpArticle, '/policy/help', ['帮助中心', 'Help', 'solution']),
  screen(agency, '/policy/agency', ['主管部门', 'Agencies', 'apartment']),
  screen(searchWord, '/policy/search', ['搜索词', 'Search words', 'control']),
  {
    ...{ code: 'search_miss', name: '无结果搜索', nameEn: 'Searches without results' },
    ...{ path: '/policy/searchmiss', icon: 'inbox' },
    buttons: [{ entity: searchMiss, verbs: ['view'] }],
  },
  {
    ...{
      code: 'portal',
      name: '门户设置',
      nameEn: 'Portal settings',
      path: '/policy/portal',
      icon: 'setting',
    },
    buttons: [{ entity: portalSetting, verbs: ['view', 'edit'] }],
  },
];
