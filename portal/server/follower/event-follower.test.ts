import { afterEach, describe, expect, it } from 'vitest';

import type { ContentEvents } from '@policy/shared/contract/portal/content-events.ts';

import { followEvents } from './event-follower.ts';

type Answer = ContentEvents | 'outage';
const news = (seq: number, events: [number, string[]][] = [], first = 1): ContentEvents => ({
  seq,
  first,
  events: events.map(([at, tags]) => ({ seq: at, tags })),
});

/** Follows a script of answers to its end and tells what became of the cache, and what was asked. */
async function follow(answers: Answer[]) {
  const done: string[] = [];
  const asked: (number | undefined)[] = [];
  const pauses: number[] = [];
  await new Promise<void>((end) => {
    const follower = followEvents({
      poll: (after) => {
        const answer = answers.shift();
        if (answer === undefined) {
          follower.stop();
          end();
          return new Promise(() => undefined);
        }
        asked.push(after);
        return answer === 'outage' ? Promise.reject(new Error('down')) : Promise.resolve(answer);
      },
      cache: { flush: () => done.push('flush'), invalidate: (tags) => done.push(`drop ${tags.join(' ')}`) },
      pause: (ms) => Promise.resolve(pauses.push(ms)),
    });
    stop = () => follower.stop();
  });
  return { done, asked, pauses };
}
let stop = () => undefined as void;
afterEach(() => stop());

describe('following the event log', () => {
  it('drops what was published, from where it stood, each tag once', async () => {
    const { done, asked } = await follow([
      news(4),
      news(6, [
        [5, ['policy', 'policy:1']],
        [6, ['policy', 'policy:2']],
      ]),
    ]);
    expect(done).toEqual(['flush', 'drop policy policy:1 policy:2']);
    expect(asked).toEqual([undefined, 4]);
  });

  it('does nothing about a poll that ends without news, or repeats old ones', async () => {
    const { done } = await follow([news(4), news(4), news(4, [[4, ['policy']]])]);
    expect(done).toEqual(['flush']);
  });

  it('hears of every event of a log that comes in parts', async () => {
    const { done, asked } = await follow([
      news(4),
      news(900, [[5, ['policy:5']]]),
      news(900, [[900, ['policy:900']]]),
      news(901),
      news(901, [[901, ['policy:901']]]),
    ]);
    expect(done).toEqual(['flush', 'drop policy:5', 'drop policy:900', 'drop policy:901']);
    expect(asked).toEqual([undefined, 4, 5, 900, 900]);
  });

  it('keeps its pages through an outage and asks again ever more slowly', async () => {
    const { done, asked, pauses } = await follow([
      news(4),
      ...Array<Answer>(7).fill('outage'),
      news(5, [[5, ['itemGuide']]]),
      'outage',
      news(5),
    ]);
    expect(done).toEqual(['flush', 'drop itemGuide']);
    expect(asked.at(-1)).toBe(5);
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 250]);
  });

  it('drops everything when events it has not seen are no longer kept', async () => {
    const { done, asked } = await follow([news(4), news(90, [[90, ['policy']]], 50), news(90)]);
    expect(done).toEqual(['flush', 'flush']);
    expect(asked.at(-1)).toBe(90);
  });

  it('drops everything when the log has begun anew', async () => {
    const { done } = await follow([news(40), news(2, [[2, ['policy']]])]);
    expect(done).toEqual(['flush', 'flush']);
  });

  it('drops everything at the first answer: it cannot know what was missed before', async () => {
    expect((await follow(['outage', news(4)])).done).toEqual(['flush']);
  });
});
