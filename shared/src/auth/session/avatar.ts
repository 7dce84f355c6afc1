import { avatarMaxKb, avatarTypes } from '../storage/constants.ts';

/** Types of file that a person's picture may be, by the endings of their names. */
export const avatarExtensions: readonly string[] = ['jpg', 'png'];
/** Bytes that it may have. */
export const largestAvatar = avatarMaxKb * 1024;

const contentTypes: readonly string[] = avatarTypes;

/** Whether a file may become a person's picture, by what a browser knows of it. */
export const isAvatarFile = ({ type, size }: { type: string; size: number }): boolean =>
  contentTypes.includes(type) && size > 0 && size <= largestAvatar;
