import { lookAtPortal } from './steps/checks/look-at-portal.mjs';
import { main } from './steps/command.mjs';

/** Where a portal runs already; without it one is started. */
const [given] = process.argv.slice(2);

/** Looks with axe at every public route in every way, and at every address of the sitemap: `npm run a11y:full`. */
await main(() => lookAtPortal({ name: 'a11y', program: 'e2e/accessibility/run.ts', given }));
