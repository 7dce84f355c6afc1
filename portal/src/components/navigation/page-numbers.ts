/** The page numbers worth offering: both ends, the current one and its neighbours; `null` stands for a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pages];
  const wanted = [...new Set(near)].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b);
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
