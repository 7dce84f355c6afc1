import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { DataTable } from '../../components/content/data-table.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { MaterialRow } from './guide-rows.ts';

/** What to bring: each material with its source, form and what it must meet; what is fetched need not be brought. */
export function GuideMaterials({ materials }: { materials: MaterialRow[] }) {
  const t = useTranslations('itemGuide.materials');
  const locale = useLocale();
  const original = (text: ReactNode) => <span lang="zh-CN">{text}</span>;
  return (
    <DataTable
      caption={t('caption', { count: materials.length })}
      captionHidden
      keyOf={(material) => material.id}
      rows={materials}
      columns={[
        { key: 'name', header: t('name'), heading: true, cell: (material) => original(material.name) },
        {
          key: 'need',
          header: t('need'),
          onPhone: 'beside',
          cell: (material) => <Need material={material} />,
        },
        {
          key: 'source',
          header: t('source'),
          text: (material) => material.source,
          cell: (material) => choiceText(locale, 'itemGuideMaterial.source', material.source),
        },
        {
          key: 'form',
          header: t('form'),
          text: (material) => material.form,
          cell: (material) => original(material.form),
        },
        {
          key: 'requirement',
          header: t('requirement'),
          cell: (material) => original(material.requirement ?? '—'),
        },
      ]}
    />
  );
}

function Need({ material }: { material: MaterialRow }) {
  const t = useTranslations('itemGuide.materials');
  if (material.isShared === 1) return <Tag tone="good">{t('fetched')}</Tag>;
  return material.isRequired === 1 ? t('required') : t('optional');
}
