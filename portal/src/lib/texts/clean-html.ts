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

/** Text that an editor wrote, cleaned again where it is shown: what the store holds is never trusted twice. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);

/** The same as plain text, for places that take no HTML. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<(?:\/p|\/li|\/h\d|br ?\/?)>/g, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  })
    .replaceAll(/\s+/g, ' ')
    .trim();
