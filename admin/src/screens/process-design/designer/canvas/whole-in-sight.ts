/** A part of the drawing, in its own measure. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the canvas tells of itself: where the whole diagram stands, and how large the canvas is in pixels. */
export interface Viewbox {
  inner: Box;
  outer: Pick<Box, 'width' | 'height'>;
}

/** Room that the palette takes at the left, in pixels. */
export const paletteRoom = 130;

/** What stands at the edges of elements is in sight within this margin, in pixels. */
const margin = 40;

/** Smaller than this nobody reads a diagram; it is moved instead. */
const smallest = 0.2;

/** The part to show so that the whole diagram is in sight beside the room at its left, no larger than it is drawn. */
export function wholeInSight({ inner, outer }: Viewbox, left = margin): Box {
  const across = (outer.width - left - margin) / Math.max(inner.width, 1);
  const down = (outer.height - 2 * margin) / Math.max(inner.height, 1);
  const scale = Math.max(smallest, Math.min(1, across, down));
  const [width, height] = [outer.width / scale, outer.height / scale];
  return { x: inner.x - left / scale, y: inner.y - (height - inner.height) / 2, width, height };
}
