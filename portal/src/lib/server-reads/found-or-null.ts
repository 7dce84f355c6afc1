import { ApiError } from '@policy/shared/client/api-error.ts';

/** The row, or null where the server knows none; every other refusal goes on. */
export async function foundOrNull<Row>(rowPromise: Promise<Row>): Promise<Row | null> {
  try {
    return await rowPromise;
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return null;
    throw error;
  }
}
