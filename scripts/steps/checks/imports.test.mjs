import { expect, it } from 'vitest';

import { importersOf, reaching } from './imports.mjs';

const importers = importersOf([
  'scripts/steps/checks/imports.mjs',
  'scripts/steps/checks/imports.test.mjs',
  'scripts/steps/checks/change-checks.mjs',
  'scripts/check.mjs',
  'server/src/kit/query/coerce.ts',
  'admin/src/app/routes.ts',
]);

it('follows an import to whoever comes to it through others', () => {
  const reached = reaching(['scripts/steps/workspace.mjs'], importers);
  expect([...reached].sort()).toEqual([
    'scripts/check.mjs',
    'scripts/steps/checks/change-checks.mjs',
    'scripts/steps/checks/imports.mjs',
    'scripts/steps/checks/imports.test.mjs',
    'scripts/steps/workspace.mjs',
  ]);
});

it('knows the imports of types, of the shared package and of parts that are loaded later', () => {
  expect(importers.get('shared/src/contract/kit/field.ts')).toContain('server/src/kit/query/coerce.ts');
  expect(importers.get('admin/src/screens/sign-in/lockout.screen.tsx')).toEqual(['admin/src/app/routes.ts']);
});
