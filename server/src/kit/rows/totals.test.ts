import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Database } from '../../database/client.ts';
import { staleCount, sharedCount, countWithin } from './totals.ts';

// Only its identity matters: the counts of one database are no other's.
const someDatabase = (): Database => drizzle.mock();

/** A count that ends when the test says so; what it answers is what there was when it began. */
function table() {
  const waiting: (() => void)[] = [];
  const state = { rows: 1, counts: 0 };
  const count = () => {
    state.counts += 1;
    const { rows } = state;
    return new Promise<number>((resolve) => waiting.push(() => resolve(rows)));
  };
  const finish = async () => {
    waiting.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { state, count, finish };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('callers that come while a count is under way share the next one, and see what was written since', async () => {
  const db = someDatabase();
  const { state, count, finish } = table();
  const first = sharedCount(db, 'q', count);
  state.rows = 2;
  const others = [sharedCount(db, 'q', count), sharedCount(db, 'q', count)];
  await finish();
  await finish();
  expect(await first).toBe(1);
  expect(await Promise.all(others)).toEqual([2, 2]);
  expect(state.counts).toBe(2);
});

test('another question, another database and a later caller count for themselves', async () => {
  const db = someDatabase();
  const count = vi.fn(() => Promise.resolve(7));
  await sharedCount(db, 'q', count);
  await sharedCount(db, 'q', count);
  await Promise.all([sharedCount(db, 'r', count), sharedCount(someDatabase(), 'r', count)]);
  expect(count).toHaveBeenCalledTimes(4);
});

test('a count that fails fails its own callers and nobody after them', async () => {
  const db = someDatabase();
  const count = vi.fn(() => Promise.resolve(3));
  const broken = sharedCount(db, 'q', () => Promise.reject(new Error('gone')));
  const next = sharedCount(db, 'q', count);
  await expect(broken).rejects.toThrow('gone');
  expect(await next).toBe(3);
  expect(await sharedCount(db, 'q', count)).toBe(3);
});

test('a recent total is told for five seconds at most, and counted again in the background', async () => {
  const db = someDatabase();
  let rows = 10;
  const count = vi.fn(() => Promise.resolve(rows));
  expect(await staleCount(db, 'q', count)).toBe(10);
  rows = 11;
  vi.advanceTimersByTime(2000);
  expect(await staleCount(db, 'q', count)).toBe(10);
  expect(count).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(await staleCount(db, 'q', count)).toBe(10);
  expect(await staleCount(db, 'q', count)).toBe(11);
  expect(count).toHaveBeenCalledTimes(2);
  rows = 12;
  vi.advanceTimersByTime(5001);
  expect(await staleCount(db, 'q', count)).toBe(12);
});

test('whoever asks while a recent total is first counted waits for that count', async () => {
  const db = someDatabase();
  const { state, count, finish } = table();
  const all = [staleCount(db, 'q', count), staleCount(db, 'q', count), staleCount(db, 'q', count)];
  await finish();
  expect(await Promise.all(all)).toEqual([1, 1, 1]);
  expect(state.counts).toBe(1);
});

test('a recent total that could not be counted is counted anew by the next caller', async () => {
  const db = someDatabase();
  await expect(staleCount(db, 'q', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await staleCount(db, 'q', () => Promise.resolve(3))).toBe(3);
});

test('a list does not wait for a long count; whoever asks once it is counted is told', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const db = someDatabase();
  const { state, count, finish } = table();
  const first = countWithin(db, 'q', count);
  await vi.advanceTimersByTimeAsync(60);
  expect(await first).toBeNull();
  await finish();
  expect(await countWithin(db, 'q', count)).toBe(1);
  expect(state.counts).toBe(1);
});

test('a list whose count fails in time fails with it, and one whose count fails late does not', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const db = someDatabase();
  const gone = () => Promise.reject<number>(new Error('gone'));
  await expect(countWithin(db, 'q', gone)).rejects.toThrow('gone');
  const late = countWithin(db, 'r', () => new Promise((_, refuse) => setTimeout(refuse, 100)));
  await vi.advanceTimersByTimeAsync(200);
  expect(await late).toBeNull();
});
