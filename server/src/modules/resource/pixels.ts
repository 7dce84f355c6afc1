import { avatarExtensions } from '@policy/shared/auth/session/avatar.ts';
import { imageSize } from 'image-size';

/** More than any camera takes; a few kilobytes that unfold to more than that are no picture. */
export const mostMegapixels = 100;
const perMegapixel = 1_000_000;

/** Whether a file is a picture that would unfold to more pixels than a reader's device should be asked to hold. */
export function isTooLarge(type: string, body: Buffer): boolean {
  if (!avatarExtensions.includes(type)) return false;
  try {
    const { width, height } = imageSize(body);
    return width * height > mostMegapixels * perMegapixel;
  } catch {
    // Without a size that can be read, nothing will unfold it.
    return false;
  }
}
