import { basename } from 'node:path';
import { expect, test } from 'vitest';

import { sources } from './sources.ts';

/** Words of our own that the field has others for; docs/glossary.md has both. */
const oldFiles = [
  ...['happenings', 'publish-events', 'sharing', 'recent', 'places', 'far-pages', 'rows-in-parts'],
  ...['rounds', 'in-use', 'ready-sql', 'needed', 'ledger', 'hand-in', 'assert-whole', 'mend-refs'],
  ...['worded', 'tell-people', 'ground', 'world', 'strangers', 'pretended'],
  ...['arrived', 'framed', 'held-page', 'travel', 'awake', 'use-awake'],
  ...['guards', 'leave-guard', 'case-sheet', 'mend-comments', 'mend-notice', 'marked-page'],
  'told-cells',
];
const oldNames = [
  ...[
    'happened',
    'happenings',
    'Happening',
    'HappeningName',
    'Teller',
    'announce',
    'announceNow',
    'announceRows',
    'publishEvents',
  ],
  ...['sharing', 'recent', 'soonCount', 'rowsInParts', 'everyHour', 'together', 'runReady'],
  ...['Ground', 'Ledger', 'standingInTheWay', 'takeTurn', 'assertWhole', 'mendRefsOf', 'worded', 'Letter'],
  ...['World', 'buildWorld', 'reportWorldOf', 'buildGround', 'strangers', 'pretend'],
  ...['Arrived', 'Framed', 'HeldPage', 'Awake', 'useAwake', 'Traveller', 'traveller'],
  ...['Values', 'Step', 'Asked', 'Told', 'handlerGuards', 'useLeaveGuard', 'CaseSheet'],
  'toldToWriter',
];
/** Properties of an entity and of a field in the contract's kit, and a kind of field, that had such words. */
const oldProperties = ['thing', 'grows', 'aside', 'fromOn', 'only', 'needed', 'numbered', 'pickFrom'];

const bare = (path: string) => basename(path).replace(/\..*$/, '');

test('no file goes by a word that the field has another for', () => {
  const found = sources.filter(({ path }) => oldFiles.includes(bare(path)));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('nothing that is exported goes by a word that the field has another for', () => {
  const exported = new RegExp(
    `^export (?:async )?(?:function\\*?|const|class|interface|type) (?:${oldNames.join('|')})\\b`,
    'm',
  );
  const found = sources.filter(({ text }) => exported.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('no property of the contract’s kit goes by a word that the field has another for', () => {
  const declared = new RegExp(`^(?: +|export const )(?:${oldProperties.join('|')})(?:\\??:| =)`, 'm');
  const kit = sources.filter(({ path }) => path.startsWith('shared/src/contract/kit/'));
  expect(kit).not.toEqual([]);
  expect(kit.filter(({ text }) => declared.test(text)).map(({ path }) => path)).toEqual([]);
});
