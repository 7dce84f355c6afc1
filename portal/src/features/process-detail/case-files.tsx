import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

import { MaterialList } from '../../components/content/material-list.tsx';
import { attachmentHref, sizeText } from '../../lib/addresses/attachment-href.ts';

/** Every material with its files, each to be fetched by a fresh link. */
export function CaseFiles({ materials }: { materials: MaterialView[] }) {
  return <MaterialList materials={materials}>{(material) => <Files material={material} />}</MaterialList>;
}

function Files({ material }: { material: MaterialView }) {
  const t = useTranslations('processDetail');
  if (material.isShared === 1) return t('fetched');
  if (material.files.length === 0) return material.source === 'company_form' ? t('online') : t('noFile');
  return (
    <ul>
      {material.files.map(({ id, attachId, name, ext, sizeBytes }) => (
        <li key={id}>
          <a href={attachmentHref(attachId)} className="link">
            <span lang="zh-CN">{name}</span>{' '}
            <span className="text-sm text-ink-faint">
              {ext.toUpperCase()} · {sizeText(sizeBytes)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
