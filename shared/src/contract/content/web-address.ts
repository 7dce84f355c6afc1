import { textLike } from '../kit/field.ts';
import type { Hints } from '../kit/field.ts';

/** Characters of an address at most. */
export const longestAddress = 500;

const after = String.raw`[^\s\\<>"']*`;
/** A path of the portal itself. */
const path = String.raw`\/|\/[^\s/\\<>"']${after}`;
/** A host that is what it looks like, with nobody's name before it. */
const host = String.raw`[^\s/\\<>"'@]+(?:\/${after})?`;

/** A whole address of the web, or a path of the portal itself; nothing that a browser would run, and no host without a scheme. */
const form = new RegExp(String.raw`^(?:https?:\/\/[^\s/\\<>"']${after}|${path})$`);
const elsewhere = new RegExp(String.raw`^https?:\/\/${host}$`);
const safe = new RegExp(String.raw`^(?:https:\/\/${host}|${path})$`);

/** Where a link leads or a picture lies. */
export const webAddress = (hints: Hints = {}) => textLike(form, longestAddress, hints);

/** A whole address of another site. */
export const siteAddress = () => textLike(elsewhere, longestAddress);

/** A page of the portal itself, or one elsewhere that nobody can change on the way. */
export const safeAddress = () => textLike(safe, longestAddress);
