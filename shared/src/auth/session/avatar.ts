/** Kinds of file that a person's picture may be. */
export const avatarTypes: readonly string[] = ['jpg', 'png'];
/** Bytes that it may have. */
export const largestAvatar = 500 * 1024;

/** Whether a file may become a person's picture, by what a browser knows of it. */
export const isAvatarFile = ({ type, size }: { type: string; size: number }): boolean =>
  (type === 'image/jpeg' || type === 'image/png') && size > 0 && size <= largestAvatar;
