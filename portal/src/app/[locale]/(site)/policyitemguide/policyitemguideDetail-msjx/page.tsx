import { guideFacts } from '../../../../../features/item-guide/guide-page-facts.ts';
import { loadApplyFreeGuide } from '../../../../../features/item-guide/load-guide.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { ApplyFreePage } from '../apply-free-page.tsx';

const load = namedRow(loadApplyFreeGuide);

/** Title and description of the item. */
export const generateMetadata = rowMetadata(load, guideFacts);

/** An item that needs no application. */
export default async function ApplyFreeGuidePage({ searchParams }: RowPageProps) {
  return <ApplyFreePage row={await load(searchParams)} />;
}
