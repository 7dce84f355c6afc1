import { describe, expect, it, vi } from 'vitest';

import { drawOn } from './draw.ts';

/** A viewer whose diagram holds the given elements. */
function viewerOf(...known: string[]) {
  const canvas = { addMarker: vi.fn(), zoom: vi.fn((..._: unknown[]) => 2), scrollToElement: vi.fn() };
  const elementRegistry = { get: (id: string) => (known.includes(id) ? {} : undefined) };
  const parts: Record<string, unknown> = { canvas, elementRegistry };
  const viewer = {
    importXML: vi.fn(() => Promise.resolve()),
    get: <Part>(name: string) => parts[name] as Part,
    destroy: vi.fn(),
  };
  return { viewer, canvas };
}

const drawing = (until: AbortSignal) => ({
  xml: '<definitions/>',
  marks: new Map([
    ['accept', 'finished' as const],
    ['gone', 'running' as const],
  ]),
  until,
});

describe('a process on the page', () => {
  it('colours what was taken and passes over what the drawing lacks', async () => {
    const { viewer, canvas } = viewerOf('accept');
    await drawOn(() => viewer, drawing(new AbortController().signal));
    expect(canvas.addMarker.mock.calls).toEqual([['accept', 'diagram-finished']]);
    expect(canvas.zoom).toHaveBeenCalledWith('fit-viewport', 'auto');
  });

  it('opens at the node where it stands, enlarged where it could not be read', async () => {
    const { viewer, canvas } = viewerOf('accept');
    const { signal } = new AbortController();
    await drawOn(() => viewer, { ...drawing(signal), current: 'gone' });
    expect(canvas.scrollToElement).not.toHaveBeenCalled();
    await drawOn(() => viewer, { ...drawing(signal), current: 'accept' });
    expect(canvas.zoom).not.toHaveBeenCalledWith(1);
    canvas.zoom.mockReturnValue(0.3);
    await drawOn(() => viewer, { ...drawing(signal), current: 'accept' });
    expect(canvas.zoom).toHaveBeenCalledWith(1);
    expect(canvas.scrollToElement.mock.calls).toEqual([
      ['accept', 100],
      ['accept', 100],
    ]);
  });

  it('grows from the size it has', async () => {
    const { viewer, canvas } = viewerOf();
    const view = await drawOn(() => viewer, drawing(new AbortController().signal));
    view.zoom(1.5);
    expect(canvas.zoom).toHaveBeenLastCalledWith(3);
  });

  it('is taken off when its reader leaves, and never opened for one who has left', async () => {
    const { viewer } = viewerOf();
    const page = new AbortController();
    const open = vi.fn(() => viewer);
    await drawOn(open, drawing(page.signal));
    page.abort();
    expect(viewer.destroy).toHaveBeenCalledOnce();
    await expect(drawOn(open, drawing(page.signal))).rejects.toThrow();
    expect(open).toHaveBeenCalledOnce();
  });
});
