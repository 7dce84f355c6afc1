import ipaddr from 'ipaddr.js';

import { listSetting } from './common-settings.ts';

/** Whether something is an address, or a network such as `10.0.0.0/8`. */
function isNetwork(entry: string): boolean {
  const [base = ''] = entry.split('/', 1);
  // ipaddr.js alone would take 10.1 and 0x7f.1 for addresses, which nobody means who writes them.
  if (!ipaddr.IPv4.isValidFourPartDecimal(base) && !ipaddr.IPv6.isValid(base)) return false;
  return base === entry || ipaddr.isValidCIDR(entry);
}

/** A list of addresses and networks. */
export const networksSetting = listSetting.refine(
  (entries) => entries.every(isNetwork),
  'must be addresses or networks such as 10.0.0.0/8',
);
