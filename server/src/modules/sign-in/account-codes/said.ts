import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { saidPlace } from './account-codes.ts';
import type { accountMessages } from './tables.ts';

/** What was typed, or the new phone or address, opened. */
export const saidOf = (
  cipher: FieldCipher,
  { id, saidSealed }: Pick<typeof accountMessages.$inferSelect, 'id' | 'saidSealed'>,
): string => (saidSealed === null ? '' : cipher.open(saidSealed, saidPlace(id)));
