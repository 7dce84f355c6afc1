import { Suspense } from 'react';

import { plainText } from '@policy/shared/forms/fields/rich-fields.ts';

import { lazyPart } from '../../kit/page/lazy-part.ts';

// Few forms have such texts: what cleans them comes with the first that does.
const SafeHtml = lazyPart(async () => ({
  default: (await import('../../kit/values/safe-html.tsx')).SafeHtml,
}));

/** A text with headings, lists and links for reading, cleaned once more; its words alone until that can be done. */
export const RichAnswer = ({ html }: { html: string }) => (
  <Suspense fallback={plainText(html)}>
    <SafeHtml html={html} />
  </Suspense>
);
