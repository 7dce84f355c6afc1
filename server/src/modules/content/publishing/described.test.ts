import { focusItem } from '@policy/shared/contract/entities/content/focus-item.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { expect, it } from 'vitest';

import type { Context } from '../../../kit/runtime/context.ts';
import { saysWhatItShows } from './described.ts';

const context = { locale: 'zh' } as Context;
const write = (before: object | null) => ({ before, context });

it.each([
  ['is published', { status: 'published' }],
  ['is to be published at a set time', { publishAt: '2026-12-01 08:00:00' }],
])('a picture without words is refused where it %s', (_, values) => {
  const before = { status: 'pending_review', imageUrl: '/a.png', imageAlt: null, publishAt: null };
  expect(() => saysWhatItShows(focusItem)(values, write(before))).toThrow('content.noAlternative');
  const said = { ...before, imageAlt: '八条措施' };
  expect(() => saysWhatItShows(focusItem)(values, write(said))).not.toThrow();
});

it('a picture of what is public is not changed to one without words', () => {
  const before = { status: 'published', imageUrl: null, imageAlt: null };
  expect(() => saysWhatItShows(focusItem)({ imageUrl: '/b.png' }, write(before))).toThrow();
  expect(() => saysWhatItShows(focusItem)({ title: '新' }, write(before))).not.toThrow();
});

it('a film needs its transcript, and names that field', () => {
  const before = { status: 'published', videoUrl: '/a.mp4', transcript: null };
  const refused = () => saysWhatItShows(interpretation)({ title: '新' }, write(before));
  expect(refused).toThrow(expect.objectContaining({ field: 'transcript', facts: { label: '视频的文字稿' } }));
});

it('a draft may still be without, and so may what shows nothing', () => {
  const draft = { status: 'draft', imageUrl: '/a.png', imageAlt: null };
  expect(() => saysWhatItShows(focusItem)({ title: '新' }, write(draft))).not.toThrow();
  expect(() => saysWhatItShows(policy)({ status: 'published' }, write({}))).not.toThrow();
});
