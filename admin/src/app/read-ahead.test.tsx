import { cleanup, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import { readAhead, takeReadAhead } from './read-ahead.ts';

afterEach(cleanup);

const load = vi.fn(() => Promise.resolve('read later'));

function Shown({ name }: { name: string }) {
  const { data } = useSWR<string, Error>(['shown', name], load, { revalidateIfStale: false });
  return <p>{data ?? 'waiting'}</p>;
}

const show = (name: string) =>
  render(
    <SWRConfig value={{ provider: takeReadAhead }}>
      <Shown name={name} />
    </SWRConfig>,
  );

it('what has come is shown at the first drawing, and not asked for again', async () => {
  await readAhead(['shown', 'early'], () => Promise.resolve('read ahead'));
  show('early');
  expect(screen.getByText('read ahead')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

it('what is still on its way is waited for, and not asked for again', async () => {
  let arrive = (_: string) => {};
  void readAhead(['shown', 'late'], () => new Promise<string>((resolve) => (arrive = resolve)));
  show('late');
  expect(screen.getByText('waiting')).toBeTruthy();
  arrive('read ahead');
  expect(await screen.findByText('read ahead')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

it('what could not be read is asked for again', async () => {
  const failed = readAhead(['shown', 'failed'], () => Promise.reject(new Error('away')));
  await expect(failed).rejects.toThrow('away');
  show('failed');
  expect(await screen.findByText('read later')).toBeTruthy();
});

it('nothing that was read ahead is kept for later', async () => {
  await readAhead(['shown', 'once'], () => Promise.resolve('read ahead'));
  takeReadAhead();
  show('once');
  expect(await screen.findByText('read later')).toBeTruthy();
});
