import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Whether something is an address, or a network such as `10.0.0.0/8`. */
function isNetwork(entry: string): boolean {
  const [base = ''] = entry.split('/', 1);
  // ipaddr.js alone would take 10.1 and 0x7f.1 for addresses, which nobody means who writes them.
  if (!ipaddr.IPv4.isValidFourPartDecimal(base) && !ipaddr.IPv6.isValid(base)) return false;
  return base === entry || ipaddr.isValidCIDR(entry);
}

/** A setting that names addresses and networks, comma-joined; empty entries do not count. */
export const networksSetting = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
  .refine((entries) => entries.every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8');
