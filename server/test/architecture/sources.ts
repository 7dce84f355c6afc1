import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './cruise.ts';

const folders = [
  ...[
    'shared/src',
    'server/src',
    'server/test',
    'server/bench',
    'portal/src',
    'portal/server',
    'portal/test',
  ],
  ...['admin/src', 'admin/test', 'e2e', 'scripts'],
];

/** Every source of ours, read from the folders themselves: a copy without its git history has them too. */
export const sources = folders
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, lines: text.trimEnd().split('\n').length };
  });
