const formMinutes = 15;
const minutesEach = 3;

/** How long filling in takes a company that has its papers at hand, in minutes, rounded to five. */
export function minutesFor(materials: readonly { isShared: number; source: string }[]): number {
  const own = materials.filter(({ isShared, source }) => isShared === 0 && source !== 'company_form').length;
  return Math.ceil((formMinutes + own * minutesEach) / 5) * 5;
}
