import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

import type { UploadState } from './upload-state.ts';
import { useUploadReason } from './use-upload-reason.ts';

/** Tells those who do not see the list which file has arrived last, or did not and why. */
export function UploadNews({ state, materials }: { state: UploadState; materials: MaterialView[] }) {
  const t = useTranslations('declaration.materials.news');
  const reasonOf = useUploadReason();
  const { news, uploads } = state;
  const upload = uploads.find(({ key }) => key === news?.key);
  const material = materials.find(({ id }) => id === upload?.materialId);
  const reason = upload && material ? reasonOf(upload, material) : '';
  return (
    <p role="status" className="sr-only">
      {news ? t(news.kind, { name: news.name, reason }) : ''}
    </p>
  );
}
