import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { isUploaded } from '@policy/shared/contract/application/material-files.ts';
import { useTranslations } from 'next-intl';

import { siteHref } from '../../../base-path.ts';

interface MaterialRulesProps {
  material: MaterialView;
}

/** What a material must be, and what helps with it: a template, a sample. */
export function MaterialRules({ material }: MaterialRulesProps) {
  const t = useTranslations('declaration.materials');
  const { requirement, accept, maxSizeMb, minCount, maxCount, templateUrl, sampleUrl } = material;
  const links = [
    { text: t('template'), href: templateUrl },
    { text: t('sample'), href: sampleUrl },
  ].filter((link): link is { text: string; href: string } => Boolean(link.href));
  return (
    <div className="mt-1 text-sm text-ink-faint">
      {requirement ? (
        <p lang="zh-CN" className="text-ink-soft">
          {requirement}
        </p>
      ) : null}
      <p>
        {isUploaded(material)
          ? t('rule', {
              types: accept.map((type) => type.toUpperCase()).join(' / ') || t('anyType'),
              size: maxSizeMb,
              least: minCount,
              count: maxCount,
            })
          : t(material.isShared === 1 ? 'fetchedHint' : 'onlineHint')}
      </p>
      {links.length > 0 ? (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {links.map(({ text, href }) => (
            <a key={text} href={siteHref(href)} download className="link">
              {text}
              <span className="sr-only"> {material.name}</span>
            </a>
          ))}
        </p>
      ) : null}
    </div>
  );
}
