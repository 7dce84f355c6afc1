/** Does the work for one after the other, whatever fails for one of them; what failed is thrown once all had their turn. */
export async function eachOnItsOwn<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all)
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}
