import { describe, expect, it, vi } from 'vitest';

import { drawOn } from './draw.ts';

/** A viewer whose diagram holds the given elements. */
function viewerOf(...known: string[]) {
  const canvas = { addMarker: vi.fn(), zoom: vi.fn(() => 2) };
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
