import { expect, it } from 'vitest';

import { isCircle, shareProcess } from './circles.ts';
import type { Proxied } from './circles.ts';

const parts = (said: string, between: string): [string, string, string] => {
  const [one = '', other = '', third = ''] = said.split(between);
  return [one, other, third];
};

/** `a>b x,y 1-3`: b does the tasks of a in the processes x and y from the first to the third; `*` stands for all. */
function proxy(said: string): Proxied {
  const [people, keys, time] = parts(said, ' ');
  const [principalId, agentId] = parts(people, '>');
  const [startTime, endTime] = parts(time, '-');
  return { principalId, agentId, startTime, endTime, processKeys: keys === '*' ? null : keys.split(',') };
}

it.each([
  ['a>b x 1-9', ['b>a x 1-9'], true],
  ['a>b x 1-9', ['b>a y 1-9'], false],
  ['a>b x,y 1-9', ['b>a z,y 1-9'], true],
  ['a>b x,y 1-9', ['b>a * 1-9'], true],
  ['a>b * 1-9', ['b>a x 1-9'], true],
  ['a>b * 1-9', ['b>a * 1-9'], true],
  ['a>b x,y 1-9', ['b>c x 1-9', 'c>a x 1-9'], true],
  // Every two of them share a process, and all three none.
  ['a>b x,y 1-9', ['b>c x 1-9', 'c>a y 1-9'], false],
  ['a>b * 1-9', ['b>c x 1-9', 'c>a y 1-9'], false],
  ['a>b * 1-9', ['b>c x,z 1-9', 'c>a y,z 1-9'], true],
  // One after the other.
  ['a>b x 1-9', ['b>c x 1-3', 'c>a x 3-9'], false],
  ['a>b x 1-9', ['b>c x 1-5', 'c>a x 3-9'], true],
  // Another circle that does not lead back.
  ['a>b x 1-9', ['b>c x 1-9', 'c>b x 1-9'], false],
] as const)('%s beside %j makes a circle: %s', (one, others, expected) => {
  expect(isCircle(proxy(one), others.map(proxy))).toBe(expected);
});

it.each([
  ['a>b x 1-9', 'a>c x,y 1-9', true],
  ['a>b x 1-9', 'a>c y 1-9', false],
  ['a>b * 1-9', 'a>c y 1-9', true],
] as const)('%s and %s share a process: %s', (one, other, expected) => {
  expect(shareProcess(proxy(one), proxy(other))).toBe(expected);
  expect(shareProcess(proxy(other), proxy(one))).toBe(expected);
});
