import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { useDrawing } from './use-drawing.ts';

type Draw = (box: HTMLElement, until: AbortSignal) => Promise<string>;

const reported = vi.fn();
const before = globalThis.reportError;
beforeAll(() => {
  globalThis.reportError = reported;
});
afterAll(() => {
  globalThis.reportError = before;
});
beforeEach(() => {
  reported.mockClear();
});
afterEach(cleanup);

function Picture({ draw }: { draw: Draw }) {
  const { box, drawn, isFailed } = useDrawing(draw);
  return (
    <>
      <p role="status">{isFailed ? 'failed' : drawn}</p>
      <div ref={box} />
    </>
  );
}
const told = () => screen.getByRole('status').textContent;

describe('a drawing', () => {
  it('tells what was drawn into its box', async () => {
    const draw = vi.fn<Draw>((box) => Promise.resolve(box.tagName));
    render(<Picture draw={draw} />);
    await waitFor(() => expect(told()).toBe('DIV'));
  });

  it('ends when another takes its place, and when its page is left', async () => {
    const ends: AbortSignal[] = [];
    const drawing =
      (name: string): Draw =>
      (_, until) => {
        ends.push(until);
        return Promise.resolve(name);
      };
    const { rerender, unmount } = render(<Picture draw={drawing('one')} />);
    await waitFor(() => expect(told()).toBe('one'));
    rerender(<Picture draw={() => new Promise(() => undefined)} />);
    expect(told()).toBe('');
    rerender(<Picture draw={drawing('two')} />);
    await waitFor(() => expect(told()).toBe('two'));
    expect(ends.map(({ aborted }) => aborted)).toEqual([true, false]);
    unmount();
    expect(ends[1]?.aborted).toBe(true);
  });

  it('that has ended is not told when its page is shown again', async () => {
    const seen: [told: string | undefined, hasEnded: boolean | undefined][] = [];
    const ends = new Map<string, AbortSignal>();
    const draw: Draw = (_, until) => {
      const name = `drawing ${String(ends.size + 1)}`;
      ends.set(name, until);
      return Promise.resolve(name);
    };
    function Page() {
      const { box, drawn } = useDrawing(draw);
      if (drawn !== undefined) seen.push([drawn, ends.get(drawn)?.aborted]);
      return <div ref={box}>{drawn}</div>;
    }
    const shown = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Page />
      </Activity>
    );
    const { rerender } = render(shown('visible'));
    await screen.findByText('drawing 1');
    rerender(shown('hidden'));
    rerender(shown('visible'));
    await screen.findByText('drawing 2');
    expect(seen.filter(([, hasEnded]) => hasEnded)).toEqual([]);
  });

  it('that fails says so, and stands in the error log', async () => {
    const failure = new Error('no code came');
    const draw = () => Promise.reject(failure);
    render(<Picture draw={draw} />);
    await waitFor(() => expect(told()).toBe('failed'));
    expect(reported).toHaveBeenCalledWith(failure);
  });

  it('that failed is forgotten with the next one', async () => {
    const { rerender } = render(<Picture draw={() => Promise.reject(new Error('no code came'))} />);
    await waitFor(() => expect(told()).toBe('failed'));
    const next = () => Promise.resolve('two');
    rerender(<Picture draw={next} />);
    await waitFor(() => expect(told()).toBe('two'));
  });
});
