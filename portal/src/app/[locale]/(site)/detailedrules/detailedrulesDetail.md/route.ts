import { detailedRuleKind } from '../../../../../lib/kinds/detailed-rule.ts';
import { markdownRoute } from '../../../../../lib/machines/markdown-route.ts';

export const dynamic = 'force-dynamic';

/** The page as Markdown. */
export const GET = markdownRoute(detailedRuleKind);
