import { expect, it } from 'vitest';

import { fileOfModules } from './code-splitting.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => ({
  fileName,
  moduleIds,
  imports,
});
const chunks = [
  chunk('main.js', ['/app/main.tsx'], ['react.js']),
  chunk('react.js', ['/react.js']),
  chunk('home.js', ['/app/home.tsx'], ['react.js', 'card.js']),
  chunk('list.js', ['/app/list.tsx'], ['react.js', 'table.js']),
  chunk('table.js', ['/table.js', '/select.js'], ['react.js', 'card.js']),
  chunk('card.js', ['/card.js']),
  chunk('chart.js', ['/chart.js'], ['table.js']),
];

it('a module lies in one file with what the same parts of the app want, however far behind their beginnings', () => {
  const found = fileOfModules(chunks, [
    ['start', '/main.tsx'],
    ['home', '/home.tsx'],
    ['list', '/list.tsx'],
  ]);
  expect(Object.fromEntries(found)).toEqual({
    ...{ '/app/main.tsx': 'start', '/react.js': 'start', '/app/home.tsx': 'home', '/card.js': 'home-list' },
    ...{ '/app/list.tsx': 'list', '/table.js': 'list', '/select.js': 'list' },
  });
});

it('a part whose beginning was renamed fails the build', () => {
  expect(() => fileOfModules(chunks, [['start', '/gone.tsx']])).toThrow('The part start begins nowhere');
});
