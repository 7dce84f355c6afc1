import { screen, unit } from '../found-by.mjs';

/** Screens of the back-office, and its colours and texts. */
export const screenFaults = [
  {
    id: 'press-twice',
    breaks: 'a second press in the same moment sends a form twice',
    file: 'admin/src/kit/acts/use-busy.ts',
    find: 'if (isRunning.current) return;',
    replace: '',
    foundBy: [screen('admin/src/kit/acts/use-busy.dom.test.ts')],
  },
  {
    id: 'refusal-at-field',
    breaks: 'what the server refuses does not stand at its field',
    file: 'admin/src/kit/forms/entity-form.tsx',
    find: 'tellAtFields(form, error);',
    replace: '',
    foundBy: [screen('admin/src/kit/forms/entity-form.test.tsx')],
  },
  {
    id: 'version-sent',
    breaks: 'a form does not say which version of a row it changes',
    file: 'admin/src/kit/forms/entity-form.tsx',
    find: "{ id: row.id, version: row['version'] }",
    replace: '{ id: row.id }',
    foundBy: [screen('admin/src/kit/forms/entity-form.test.tsx')],
  },
  {
    id: 'theme-contrast',
    breaks: 'a text of a theme is too pale on its ground',
    file: 'admin/src/app/appearance/themes.ts',
    find: "header: on('#2c3643', '#cccccc'),",
    replace: "header: on('#2c3643', '#66707c'),",
    foundBy: [unit('admin/src/app/appearance/themes.test.ts')],
  },
  {
    id: 'sentence-untranslated',
    breaks: 'a refusal is told in Chinese to an English reader',
    file: 'shared/src/messages/en/refusal.ts',
    find: 'Somebody else has changed this, reload and try again',
    replace: '数据已被他人修改，请刷新后重试',
    foundBy: [unit('shared/src/messages/catalogue.test.ts')],
  },
];
