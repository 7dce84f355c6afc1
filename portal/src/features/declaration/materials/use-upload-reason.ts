import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

import type { Upload } from './upload-state.ts';

/** Says why a file did not get through: our own reason, or the server's sentence. */
export function useUploadReason() {
  const t = useTranslations('declaration.materials.refusals');
  return ({ refusal, sentence }: Upload, { accept, maxSizeMb, maxCount }: MaterialView): string =>
    refusal ? t(refusal, { types: accept.join(' / '), size: maxSizeMb, count: maxCount }) : sentence;
}
