import { lookAtPortal } from './steps/checks/look-at-portal.mjs';
import { main } from './steps/command.mjs';

const given = process.argv.slice(2);
/** Where a portal runs already; without it one is started. */
const origin = given.find((word) => /^https?:/.test(word));
const args = given.filter((word) => word !== origin);

/** Measures every public route with Lighthouse: `npm run lighthouse -- --runs 1 --only /search http://localhost:3000`. */
await main(() =>
  lookAtPortal({
    ...{ name: 'lighthouse', program: 'e2e/lighthouse/run.ts', given: origin, args },
    // Search engines are kept away from a site for tests, which Lighthouse would say of each page.
    mode: 'demonstration',
  }),
);
