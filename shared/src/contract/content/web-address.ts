import { textLike } from '../kit/field.ts';
import type { Hints } from '../kit/field.ts';

/** A whole address of the web, or a path of the portal itself; nothing that a browser would run, and no host without a scheme. */
const form = /^(?:https?:\/\/[^\s/\\<>"'][^\s\\<>"']*|\/|\/[^\s/\\<>"'][^\s\\<>"']*)$/;

/** Where a link leads or a picture lies, up to 500 characters. */
export const webAddress = (hints: Hints = {}) => textLike(form, 500, hints);
