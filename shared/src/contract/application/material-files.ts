import type { MaterialView } from './calls.ts';

type Asked = Pick<MaterialView, 'isRequired' | 'isShared' | 'source'>;

/** Whether files are uploaded for a material: what shared data or the online form stands for needs none. */
export const isUploaded = ({ isShared, source }: Omit<Asked, 'isRequired'>): boolean =>
  isShared === 0 && source !== 'company_form';

/** Whether an application is not whole without files of this material. */
export const needsFile = (material: Asked): boolean => material.isRequired === 1 && isUploaded(material);

/** Whether a material has fewer files than it asks for; one that may be left out has either none or enough. */
export const lacksFiles = (material: Asked & Pick<MaterialView, 'minCount'>, held: number): boolean =>
  isUploaded(material) && (needsFile(material) || held > 0) && held < material.minCount;

interface Kept {
  ext: string;
  sizeBytes: number;
}

/** What a file of a material breaks: its formats, or its size. */
export function misfitOf(
  { accept, maxSizeMb }: { accept: readonly string[] | null; maxSizeMb: number },
  { ext, sizeBytes }: Kept,
): 'type' | 'size' | null {
  if (accept?.length && !accept.includes(ext)) return 'type';
  return sizeBytes > maxSizeMb * 1_048_576 ? 'size' : null;
}
