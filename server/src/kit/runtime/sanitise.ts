import { isReadable, withoutUnreadable } from '@policy/shared/contract/kit/readable.ts';
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

/**
 * HTML without anything that runs, loads or restyles the page around it, and without characters that nobody can read.
 * What is left when those are gone is looked at once more: they may have hidden the scheme of a link.
 */
export function sanitise(html: string): string {
  const safe = sanitizeHtml(html, allowed);
  return isReadable(safe) ? safe : sanitizeHtml(withoutUnreadable(safe), allowed);
}
