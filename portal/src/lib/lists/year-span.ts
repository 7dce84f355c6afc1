/** Every year from the newest to the oldest of two dates of the wire; none without both. */
export function yearsBetween(newest: string | undefined, oldest: string | undefined): number[] {
  const last = Number(newest?.slice(0, 4));
  const first = Number(oldest?.slice(0, 4));
  if (!last || !first || first > last) return [];
  return Array.from({ length: last - first + 1 }, (_, back) => last - back);
}
