const formMinutes = 15;
const minutesEach = 3;

/** How long filling in takes a company that has its papers at hand, in minutes, rounded to five. */
export function minutesFor(materials: readonly { isShared: number }[]): number {
  const own = materials.filter(({ isShared }) => isShared === 0).length;
  return Math.ceil((formMinutes + own * minutesEach) / 5) * 5;
}
