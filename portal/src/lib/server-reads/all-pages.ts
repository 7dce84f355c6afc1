import type { Page } from '@policy/shared/contract/kit/entity.ts';

const size = 200;

/** All rows of a list, page by page at the largest size; for lists that people read whole. */
export async function allPages<Row>(
  load: (paging: { current: number; size: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const first = await load({ current: 1, size });
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, at) =>
    load({ current: at + 2, size }),
  );
  return [first, ...(await Promise.all(others))].flatMap((page) => page.records);
}
