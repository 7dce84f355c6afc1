import { askedAnswers } from './asked-answers.ts';
import type { LaidOut } from './asked-answers.ts';
import { isStructure } from '../form-rule.ts';

type Part = Readonly<Record<string, unknown>>;

/** The control of a field whose answers are uploaded files. */
export const filesWidget = 'files';

/** The controls of fields whose files are pictures: several, or the one that somebody signed with. */
export const imagesWidget = 'images';
export const signatureWidget = 'signature';

/** The endings of pictures that every browser shows. */
export const pictureTypes: readonly string[] = ['jpg', 'png'];

/** Whether a field takes pictures and nothing else. */
export const takesPictures = (part: Part): boolean =>
  fileLimitsOf(part)?.accept.every((type) => pictureTypes.includes(type)) === true;

/** As what a signature is kept that was drawn, or made of a name. */
export const drawnType = 'png';

/** Whether a field takes a signature: one picture, which may have been drawn. */
export const takesSignature = (part: Part): boolean =>
  takesPictures(part) && part.maxItems === 1 && fileLimitsOf(part)?.accept.includes(drawnType) === true;

/** Whether the files of a field are shown as pictures, as its layout says. */
export const showsPictures = (layout: unknown): boolean => {
  const widget = isStructure(layout) ? layout['ui:widget'] : undefined;
  return widget === imagesWidget || widget === signatureWidget;
};

/** Under what a field of files keeps which ones it takes; how many is said as of any list. */
export const filesKey = 'x-files';

/** What files a field takes. */
export interface FileLimits {
  /** Endings of their names, as files are stored by their types. */
  accept: readonly string[];
  maxSizeMb: number;
}

/** What files a field takes; null for a field of something else. */
export function fileLimitsOf(part: Part): FileLimits | null {
  const limits = part[filesKey];
  if (!isStructure(limits)) return null;
  const { accept, maxSizeMb } = limits;
  const types: unknown[] = Array.isArray(accept) ? accept : [];
  return {
    accept: types.filter((type) => typeof type === 'string'),
    maxSizeMb: typeof maxSizeMb === 'number' ? maxSizeMb : 0,
  };
}

/** A file among the answers of a form, where it stands, and what its field takes. */
export interface FileAnswer {
  path: string[];
  id: string;
  limits: FileLimits;
}

/** The files among the answers of a form, in groups and in the rows of lists too. */
export const fileAnswers = (form: LaidOut, answers: unknown): FileAnswer[] =>
  askedAnswers(form, answers).flatMap(({ path, part, answer }) => {
    const limits = fileLimitsOf(part);
    const ids: unknown[] = limits && Array.isArray(answer) ? answer : [];
    return limits ? ids.flatMap((id) => (typeof id === 'string' ? [{ path, id, limits }] : [])) : [];
  });
