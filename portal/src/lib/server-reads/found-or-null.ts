import { ApiError } from '@policy/shared/client/api-error.ts';

/** The row, or null where the server knows none; every other refusal goes on. */
export const foundOrNull = <Row>(rowPromise: Promise<Row>): Promise<Row | null> => nullFor([404], rowPromise);

/** The same for what stands beside a page's own row: what was archived is no longer there either. */
export const publicOrNull = <Row>(rowPromise: Promise<Row>): Promise<Row | null> =>
  nullFor([404, 410], rowPromise);

async function nullFor<Row>(codes: readonly number[], rowPromise: Promise<Row>): Promise<Row | null> {
  try {
    return await rowPromise;
  } catch (error) {
    if (error instanceof ApiError && codes.includes(error.code)) return null;
    throw error;
  }
}
