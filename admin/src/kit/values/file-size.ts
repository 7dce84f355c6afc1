const step = 1024;
const units = ['KB', 'MB', 'GB'] as const;

/** A number of bytes as people say it: never less than a kilobyte, and one decimal from a megabyte on. */
export function fileSizeOf(bytes: number): string {
  const inKb = Math.max(1, Math.round(bytes / step));
  const at = units.findIndex((_, index) => inKb < step ** (index + 1));
  const unit = at < 0 ? units.length - 1 : at;
  const amount = inKb / step ** unit;
  return `${unit === 0 ? String(amount) : amount.toFixed(1)} ${units[unit] ?? ''}`;
}
