import { expect, it } from 'vitest';

import { besideSent, nothingBeside, partsOf } from './beside.ts';

const picked = [
  { id: 'u1', text: '张伟' },
  { id: 'u2', text: '张伟国' },
];

it('who was picked is mentioned as long as his name stands in the comment, and nobody else', () => {
  const sent = (comment: string) => besideSent(comment, { ...nothingBeside, picked }).mentionUserIds;
  expect(sent('请@张伟国 核对')).toEqual(['u2']);
  expect(sent('@张伟，@张伟国 请核对')).toEqual(['u1', 'u2']);
  expect(sent('张伟 请核对')).toBeUndefined();
});

it('a comment falls into its words and the names in it', () => {
  expect(partsOf('请@张伟国 核对@李明', ['张伟', '张伟国'])).toEqual([
    { text: '请', isMention: false },
    { text: '@张伟国', isMention: true },
    { text: ' 核对@李明', isMention: false },
  ]);
});

it('files go by their ids, and nothing is said where there are none', () => {
  const file = { attachId: 'a1', name: 'a.pdf', ext: 'pdf', sizeKb: 1 };
  expect(besideSent('', { ...nothingBeside, files: [file] })).toEqual({ attachments: ['a1'] });
  expect(besideSent('好', nothingBeside)).toEqual({});
});
