import type { ClientMessageCode } from '../../messages/client-sentence.ts';
import { phoneDigits } from '../storage/constants.ts';

/** Code of the sentence that a phone number earns, or null for a good one. */
export function phoneProblem(phone: string | null | undefined): ClientMessageCode | null {
  if (!phone) return 'phone.empty';
  if (phone.length !== phoneDigits) return 'phone.length';
  return /^1\d{10}$/.test(phone) ? null : 'phone.format';
}
