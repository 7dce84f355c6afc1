import { richText } from '@policy/shared/contract/rich-text.ts';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: richText.tags,
  allowedAttributes: { ...richText.attributes, a: [...richText.attributes.a, 'rel'] },
  allowedClasses: richText.classes,
  allowedSchemes: richText.schemes,
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }), h1: 'h2' },
};

interface RichTextProps {
  html: string;
  /** The language the text is written in, where it is not the page's. */
  lang?: string;
}

/** Shows text that an editor wrote, cleaned again here: what the store holds is never trusted twice. */
export function RichText({ html, lang }: RichTextProps) {
  return (
    <div
      className="rich-text"
      lang={lang}
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html, allowed) }}
    />
  );
}
