/** How much room a case has: two columns beside each other, one, or a phone's. */
export type Room = 'wide' | 'middle' | 'narrow';

const twoColumns = 880;
const phone = 520;

/** The room of a width in pixels; before it is known, the widest. */
export function roomOf(width: number | undefined): Room {
  if (width === undefined || width >= twoColumns) return 'wide';
  return width < phone ? 'narrow' : 'middle';
}
