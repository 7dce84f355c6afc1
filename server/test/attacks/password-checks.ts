/** How many passwords the server has compared; the test that counts wraps the library that compares. */
export const passwordChecks = { total: 0 };
