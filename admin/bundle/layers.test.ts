import { expect, it } from 'vitest';

import { layerOfModules } from './layers.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => ({
  fileName,
  moduleIds,
  imports,
});
const chunks = [
  chunk('main.js', ['/app/main.tsx'], ['react.js']),
  chunk('react.js', ['/react.js']),
  chunk('list.js', ['/app/list.tsx'], ['react.js', 'table.js']),
  chunk('table.js', ['/table.js', '/select.js'], ['react.js']),
  chunk('chart.js', ['/chart.js'], ['table.js']),
];

it('a module belongs to the first layer that brings it, however far behind its beginning', () => {
  const found = layerOfModules(chunks, [
    ['start', '/main.tsx'],
    ['list', '/list.tsx'],
  ]);
  expect(Object.fromEntries(found)).toEqual({
    ...{ '/app/main.tsx': 'start', '/react.js': 'start' },
    ...{ '/app/list.tsx': 'list', '/table.js': 'list', '/select.js': 'list' },
  });
});

it('a layer whose beginning was renamed fails the build', () => {
  expect(() => layerOfModules(chunks, [['start', '/gone.tsx']])).toThrow('The layer start begins nowhere');
});
