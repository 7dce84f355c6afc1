import { plainText } from '@policy/shared/forms/fields/rich-fields.ts';
import { lazy, Suspense } from 'react';

// Few answers are of these kinds: what shows them comes with the first that is.
const Picture = lazy(async () => ({ default: (await import('./picture.tsx')).Picture }));
const RichText = lazy(async () => ({ default: (await import('../../content/rich-text.tsx')).RichText }));

/** A picture under its name, which leads to the file and says what it is. */
export const LatePicture = ({ href }: { href: string }) => (
  <Suspense fallback={null}>
    <Picture href={href} alt="" />
  </Suspense>
);

/** A text with headings and lists, cleaned once more; its words alone until that can be done. */
export const LateRichText = ({ html }: { html: string }) => (
  <Suspense fallback={plainText(html)}>
    <RichText html={html} lang="zh-CN" />
  </Suspense>
);
