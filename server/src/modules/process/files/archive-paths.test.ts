import { expect, it } from 'vitest';

import { archivePaths } from './archive-paths.ts';

const pathsOf = (...names: string[]) => archivePaths(names.map((name) => ({ folders: ['意见'], name })));

it('no name leads out of its folder, and no folder does', () => {
  expect(pathsOf('../../etc/passwd', '..', '/a.pdf', 'C:\\b.pdf', ' . ')).toEqual([
    ...['意见/_.._etc_passwd', '意见/_', '意见/_a.pdf', '意见/C__b.pdf', '意见/_ (2)'],
  ]);
  expect(archivePaths([{ folders: ['../..', ''], name: 'a.pdf' }])).toEqual(['_/_/a.pdf']);
});

it('no two are the same, whatever makes no difference to a system that unpacks them', () => {
  expect(pathsOf('a.pdf', 'A.PDF', 'a (2).pdf', 'a.pdf')).toEqual([
    ...['意见/a.pdf', '意见/A (2).PDF', '意见/a (2) (2).pdf', '意见/a (3).pdf'],
  ]);
  expect(new Set(pathsOf('e\u0301.pdf', '\u00e9.pdf').map((path) => path.normalize('NFC'))).size).toBe(2);
});

it('names that systems refuse or that look like another are changed, and long ones keep their endings', () => {
  expect(pathsOf('con.pdf', '年报\u202efdp.exe', 'a\u0000b.pdf')).toEqual([
    ...['意见/_con.pdf', '意见/年报_fdp.exe', '意见/a_b.pdf'],
  ]);
  const [long] = pathsOf(`${'长'.repeat(180)}.pdf`);
  expect(long).toBe(`意见/${'长'.repeat(60)}.pdf`);
});
