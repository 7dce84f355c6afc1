import { expect, test } from 'vitest';

import { withoutFolders } from './without-folders.ts';

test.each([
  ['at load (/srv/policy/server/dist/main.js:12:34)', 'at load (main.js:12:34)'],
  ['at async file:///srv/policy app/dist/main.js:12:34', 'at async main.js:12:34'],
  ['at Socket.<anonymous> (C:\\policy\\dist\\main.js:1:2)', 'at Socket.<anonymous> (main.js:1:2)'],
  ['at node:internal/process/task_queues:95:5', 'at node:internal/process/task_queues:95:5'],
  ['at t (https://policy.example/assets/a.js:1:2)', 'at t (https://policy.example/assets/a.js:1:2)'],
  ["ENOENT: no such file, open '/srv/policy/files/ab/x.pdf'", "ENOENT: no such file, open 'x.pdf'"],
  ['/api/policy is no folder of ours, nor 1/2', 'policy is no folder of ours, nor 1/2'],
])('folders of the machine are left out: %s', (told, left) => {
  expect(withoutFolders(told)).toBe(left);
});
