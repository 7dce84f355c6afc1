/** Work that is done when its outcome is first asked for. */
export function lazy<T>(work: () => T): () => T {
  let done: { value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}
