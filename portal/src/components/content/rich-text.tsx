import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'blockquote',
      'span',
      'a',
    ],
    ...['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    p: ['class'],
  },
  allowedClasses: { p: ['sign-off'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
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
