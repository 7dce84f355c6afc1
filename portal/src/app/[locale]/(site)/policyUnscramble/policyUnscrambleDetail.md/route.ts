import { interpretationKind } from '../../../../../lib/kinds/interpretation.ts';
import { markdownRoute } from '../../../../../lib/machines/markdown-route.ts';

export const dynamic = 'force-dynamic';

/** The page as Markdown. */
export const GET = markdownRoute(interpretationKind);
