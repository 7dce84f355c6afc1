/** A value as a field of this type holds it; undefined where it cannot. */
export function fit({ type }: Record<string, unknown>, value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (value === '') return undefined;
  if (type === 'string') return String(value);
  const number = Number(value);
  return (type === 'number' || type === 'integer') && !Number.isNaN(number) ? number : undefined;
}
