import { browser } from '../found-by.mjs';

const onPage = (grep) => [browser('e2e/portal/public-pages.spec.ts', grep)];
const onScreen = (grep) => [browser('e2e/admin/pages.spec.ts', grep)];
const byKeyboard = [browser('e2e/admin/keyboard.spec.ts', 'goes by keyboard alone')];

/** What only a browser sees; each takes a build of its app. */
export const inBrowserFaults = [
  {
    id: 'label',
    breaks: 'the button of the search has no name',
    file: 'portal/src/components/navigation/search-box.tsx',
    find: `<span className="max-sm:sr-only">{t('search')}</span>`,
    replace: '',
    foundBy: onPage('/policyitemguide and what it leads to are sound in Chinese'),
  },
  {
    id: 'contrast',
    breaks: 'what the site map says of a section is too pale to read',
    file: 'portal/src/features/site-map/site-map-view.tsx',
    find: 'mt-1 text-ink-soft',
    replace: 'mt-1 text-mist-400',
    foundBy: onPage('the site map is sound in English'),
  },
  {
    id: 'overflow',
    breaks: 'a form is wider than a phone',
    file: 'portal/src/features/progress/progress-query.tsx',
    find: 'noValidate className="max-w-reading',
    replace: 'noValidate className="min-w-160 max-w-reading',
    foundBy: onPage('the progress query is sound in Chinese'),
  },
  {
    id: 'console-error',
    breaks: 'every page writes an error to the console',
    file: 'portal/src/components/shell/page-recorder.tsx',
    find: 'writeLanguage(store, locale);',
    replace: "console.error('the language was not kept');",
    foundBy: onPage('the front page is sound in Chinese'),
  },
  {
    id: 'skip-link',
    breaks: 'the way past the header by keyboard leads nowhere',
    file: 'portal/src/components/shell/page-body.tsx',
    find: '<main id="content" tabIndex={-1} className="page-width">',
    replace: '<main className="page-width">',
    foundBy: onPage('the keyboard reaches the content in one step'),
  },
  {
    id: 'heading',
    breaks: 'a page has no heading',
    file: 'portal/src/components/shell/page-body.tsx',
    find: '<h1 className="mt-2 text-2xl md:text-3xl">{title}</h1>',
    replace: '<p className="mt-2 text-2xl md:text-3xl">{title}</p>',
    foundBy: onPage('the progress query is sound in Chinese'),
  },
  {
    id: 'untranslated',
    breaks: 'a column of the back-office is Chinese on an English screen',
    file: 'admin/src/messages/en/sign-in.ts',
    find: "lockedFor: 'Locked for'",
    replace: "lockedFor: '锁定范围'",
    foundBy: onScreen('the pages of /monitor from /monitor/log/operation on are sound'),
  },
  {
    id: 'keyboard-trap',
    breaks: 'a panel of the back-office holds whoever works by keyboard',
    file: 'admin/src/app/shell/tools/tool-panel.tsx',
    find: "if (key === 'Escape' && ",
    replace: "if (key === 'F24' && ",
    foundBy: byKeyboard,
  },
  {
    id: 'focus-lost',
    breaks: 'whoever closes a dialog by keyboard begins again at the top of the page',
    file: 'admin/src/app/keep-focus.ts',
    find: 'back?.focus({ preventScroll: true });',
    replace: 'back?.blur();',
    foundBy: byKeyboard,
  },
];
