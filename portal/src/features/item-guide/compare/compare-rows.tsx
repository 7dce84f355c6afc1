import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Amount } from '../../../components/content/amount.tsx';
import { Bilingual } from '../../../components/content/bilingual.tsx';
import { WindowTag } from '../../../components/related/window-tag.tsx';
import { choiceText } from '../../../lib/texts/choice-text.ts';
import type { Named } from '../../../lib/texts/reference-names.ts';
import { Conditions } from '../guide-parts.tsx';
import { WindowDates } from '../window-dates.tsx';
import type { GuideRow, MaterialRow } from '../guide-rows.ts';

/** A guide with what the comparison says of it. */
export interface ComparedGuide {
  row: GuideRow;
  agency: Named | null;
  materials: readonly Pick<MaterialRow, 'id' | 'name' | 'isShared'>[];
}

/** What guides are compared in: its name, and what one guide says of it; nothing where that says nothing. */
export interface ComparedFact {
  key: string;
  term: string;
  of: (guide: ComparedGuide) => ReactNode;
}

/** Everything that guides are compared in, the most asked-for first. */
export function useComparedFacts(): ComparedFact[] {
  const t = useTranslations('itemGuide');
  const locale = useLocale();
  const choice = (field: 'supportMode' | 'serviceObject' | 'fulfilMode' | 'repeatPolicy') => ({
    key: field,
    term: t(`compare.${field}`),
    of: ({ row }: ComparedGuide) => choiceText(locale, `itemGuide.${field}`, row[field]),
  });
  const days = (key: 'promiseDays' | 'legalDays') => ({
    key,
    term: t(`service.${key}`),
    of: ({ row }: ComparedGuide) => (row[key] ? t('workdays', { days: row[key] }) : null),
  });
  return [
    {
      key: 'standard',
      term: t('compare.standard'),
      of: ({ row }) => <Bilingual zh={row.standard} en={row.standardEn ?? null} />,
    },
    {
      key: 'cap',
      term: t('cap'),
      of: ({ row }) => (row.amountCapWan ? <Amount wan={row.amountCapWan} brief /> : t('noCap')),
    },
    { key: 'window', term: t('window'), of: ({ row }) => <Window row={row} /> },
    choice('supportMode'),
    choice('serviceObject'),
    {
      key: 'sizes',
      term: t('facets.size'),
      of: ({ row }) => <Sizes sizes={row.enterpriseSizes ?? []} />,
    },
    { key: 'conditions', term: t('parts.conditions'), of: ({ row }) => <Conditions row={row} /> },
    {
      key: 'materials',
      term: t('parts.materials'),
      of: ({ materials }) => <Materials materials={materials} />,
    },
    choice('fulfilMode'),
    days('promiseDays'),
    days('legalDays'),
    {
      key: 'visits',
      term: t('service.visits'),
      of: ({ row }) => t('service.visitCount', { count: row.visits }),
    },
    choice('repeatPolicy'),
    {
      key: 'agency',
      term: t('facets.agency'),
      of: ({ agency }) => (agency ? <Bilingual zh={agency.name} en={agency.nameEn} /> : null),
    },
  ];
}

function Window({ row }: { row: GuideRow }) {
  return (
    <>
      <WindowTag state={row.windowStatus} />
      <WindowDates row={row} className="mt-1 block" />
    </>
  );
}

function Sizes({ sizes }: { sizes: readonly string[] }) {
  const t = useTranslations('itemGuide.compare');
  const locale = useLocale();
  if (sizes.length === 0) return t('anySize');
  return sizes.map((size) => choiceText(locale, 'itemGuide.enterpriseSizes', size)).join(t('comma'));
}

function Materials({ materials }: Pick<ComparedGuide, 'materials'>) {
  const t = useTranslations('itemGuide.materials');
  if (materials.length === 0) return null;
  return (
    <ul className="list-disc space-y-1 ps-5">
      {materials.map(({ id, name, isShared }) => (
        <li key={id}>
          <span lang="zh-CN">{name}</span>
          {isShared === 1 ? <span className="text-sm text-ink-faint"> ({t('fetched')})</span> : null}
        </li>
      ))}
    </ul>
  );
}
