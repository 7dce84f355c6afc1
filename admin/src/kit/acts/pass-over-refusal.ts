import { ApiError } from '@policy/shared/client/api-error.ts';

/**
 * Ignores a refusal: it was handled where the call was made, by showing its sentence or by leading to sign-in.
 * Anything else is a fault of ours, and goes on to the error log.
 */
export function passOverRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
