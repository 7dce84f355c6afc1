import { richText } from '@policy/shared/contract/rich-text.ts';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: richText.tags,
  allowedAttributes: richText.attributes,
  allowedClasses: richText.classes,
  allowedSchemes: richText.schemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** HTML without anything that runs, loads or restyles the page around it. */
export const sanitise = (html: string): string => sanitizeHtml(html, allowed);
