import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';

const address = z.email().max(100);

/** An address without most of what stands before its @. */
export const maskedAddress = (said: string): string => said.replace(/^(.).*(?=@)/, '$1***');

/** Whether something is an address that a mail can go to: one person, and no second header line. */
export const isAddress = (said: string): boolean => address.safeParse(said).success;

/** Refuses what is no address. */
export function assertAddress(said: string): void {
  if (!isAddress(said)) throw new Refusal('mail.address', { address: said.slice(0, 100) });
}
