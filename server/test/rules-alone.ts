import { createOutbound } from '../src/kit/services/outbound.ts';
import { areaRules } from '../src/modules/rules.ts';

const nobody = () => Promise.resolve();

/** The rules of all areas without a server: nobody is signed in whose session they could end. */
export const rulesAlone = areaRules({
  isProduction: false,
  sessions: { forgetAll: () => undefined, endAllWithin: nobody, endAllOfTenantsWithin: nobody },
  outbound: createOutbound([]),
});
