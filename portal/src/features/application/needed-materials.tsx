import type { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { Tag } from '../../components/feedback/tag.tsx';

/** A material that the guide asks for. */
export type Material = RowOf<typeof itemGuideMaterial>;

/** What to have at hand: what has to be uploaded first, then what the platform fetches by itself. */
export function NeededMaterials({ materials }: { materials: Material[] }) {
  const t = useTranslations('application.materials');
  const own = materials.filter((material) => material.isShared === 0 && material.source !== 'company_form');
  const online = materials.filter(
    (material) => material.isShared === 0 && material.source === 'company_form',
  );
  const fetched = materials.filter((material) => material.isShared === 1);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {own.map((material) => (
          <li key={material.id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span lang="zh-CN" className="font-medium">
                {material.name}
              </span>
              <Tag tone={material.isRequired === 1 ? 'info' : 'neutral'}>
                {material.isRequired === 1 ? t('required') : t('optional')}
              </Tag>
            </p>
            <p className="text-sm text-ink-faint">
              {t('rule', {
                types: (material.accept ?? []).join(t('and')) || t('anyType'),
                size: material.maxSizeMb,
                least: material.minCount,
                count: material.maxCount,
              })}
            </p>
            {material.requirement ? (
              <p lang="zh-CN" className="text-sm text-ink-soft">
                {material.requirement}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <Others text={t('online')} materials={online} />
      <Others text={t('fetched')} materials={fetched} />
    </>
  );
}

function Others({ text, materials }: { text: string; materials: Material[] }) {
  if (materials.length === 0) return null;
  return (
    <p className="mt-3 text-ink-soft">
      {text}
      <span lang="zh-CN">{materials.map(({ name }) => name).join('、')}</span>
    </p>
  );
}
