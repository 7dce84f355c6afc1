import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { needsFile } from '@policy/shared/contract/application/material-files.ts';
import { useTranslations } from 'next-intl';

import { MaterialList } from '../../../components/content/material-list.tsx';
import { attachmentHref } from '../../../lib/addresses/attachment-href.ts';

/** Every material with the files that were handed in for it. */
export function HandedMaterials({ materials }: { materials: MaterialView[] }) {
  return <MaterialList materials={materials}>{(material) => <Files material={material} />}</MaterialList>;
}

function Files({ material }: { material: MaterialView }) {
  const t = useTranslations('declaration.materials');
  if (material.isShared === 1) return t('fetched');
  if (material.source === 'company_form') return t('online');
  if (material.files.length === 0)
    return needsFile(material) ? <strong>{t('none')}</strong> : t('noneOptional');
  return (
    <ul lang="zh-CN">
      {material.files.map((file) => (
        <li key={file.id}>
          <a href={attachmentHref(file.attachId)} className="link">
            {file.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
