import { loadApplyFreeGuide } from '../../../../../features/item-guide/load-guide.ts';
import { applyFreeKind } from '../../../../../lib/kinds/item-guide.ts';
import { kindFacts } from '../../../../../lib/page-head/kind-facts.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { ApplyFreePage } from '../apply-free-page.tsx';

const load = namedRow(loadApplyFreeGuide);

/** Title and description of the item. */
export const generateMetadata = rowMetadata(load, kindFacts(applyFreeKind));

/** An item that needs no application. */
export default async function ApplyFreeGuidePage({ searchParams }: RowPageProps) {
  return <ApplyFreePage row={await load(searchParams)} />;
}
