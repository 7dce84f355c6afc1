import { shareOf } from '../../server/test/engine-of-file.ts';

/** `TEST_LOOKS`: `npm test` says `own`; `npm run test:full`, and whoever runs a file by itself, look in every way. */
const looksOnce = process.env['TEST_LOOKS'] === 'own';

/**
 * Of the ways in which something can be looked at those of this run: in `npm test` one, told by a hash of its name, so
 * that it stays whatever else comes and goes and all ways occur among the pages; otherwise each.
 */
export function looksAt<Way>(name: string, ways: readonly Way[]): readonly Way[] {
  return looksOnce ? [ways[shareOf(name, ways.length)]!] : ways;
}

/** Details of a test that looks in one way in `npm test` and in all in `npm run test:full`. */
export const looking = { tag: '@looks' };

/** Details of a test that `npm test` leaves to `npm run test:full`. */
export const onlyInFull = { tag: '@full' };
