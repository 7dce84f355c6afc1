import DOMPurify from 'dompurify';

import { richText } from '@policy/shared/contract/rich-text.ts';

const allowed = { ALLOWED_TAGS: richText.tags, ALLOWED_ATTR: Object.values(richText.attributes).flat() };

/** Shows HTML that somebody wrote, cleaned once more here: nothing in it can run. */
export function SafeHtml({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, allowed);
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: clean }} />;
}
