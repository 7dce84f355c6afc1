import { ApiError } from '@policy/shared/client/api-error.ts';

/**
 * Lets a refusal be: it has been acted on where the call was made, by its sentence or by the way to sign-in.
 * Anything else is a fault of ours, and goes on to the error log.
 */
export function passOverRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
