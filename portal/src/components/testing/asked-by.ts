import type { Mock } from 'vitest';

/** Loads what an address asks for, and answers the query that the server was sent for it. */
export const askedBy =
  <Q>(get: Mock<(path: string, query: Q) => Promise<object>>, load: (address: object) => Promise<unknown>) =>
  async (address: object): Promise<Q | undefined> => {
    get.mockClear();
    await load(address);
    return get.mock.calls[0]?.[1];
  };
