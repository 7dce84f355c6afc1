import type { PublicChange } from '@policy/shared/contract/content/public-change.ts';
import type { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import type { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import type { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { WindowState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Locale } from '../../i18n/routing.ts';
import type { Chain } from '../../lib/chain/chain.ts';
import type { Article } from '../../lib/chain/load-related-articles.ts';
import type { Agency } from '../../lib/server-reads/reference-data.ts';

/** A policy item: what a guide explains. */
export type PolicyItemRow = RowOf<typeof policyItem>;
/** A guide; it has no long text of its own, so lists carry all of it. */
export type GuideRow = ListRowOf<typeof itemGuide>;
/** A material that a guide asks for. */
export type MaterialRow = RowOf<typeof itemGuideMaterial>;

/** The agency in charge, as the guide shows it: by its name in the reader's language. */
export type GuideAgency = Omit<Agency, 'id' | 'nameEn' | 'duty' | 'dutyEn'>;

/** Where and by whom questions about a guide are answered. */
export interface GuideContact {
  address: { zh: string; en: string | null } | null;
  phone: string | null;
}

/** What a guide does not say itself, its agency does; and in English what both say. */
export function contactOf(
  { windowAddress, consultPhone }: Pick<GuideRow, 'windowAddress' | 'consultPhone'>,
  agency: Pick<GuideAgency, 'address' | 'addressEn' | 'consultPhone'>,
): GuideContact {
  const { address, addressEn } = agency;
  const isOwn = windowAddress && windowAddress !== address;
  return {
    address: isOwn ? { zh: windowAddress, en: null } : address ? { zh: address, en: addressEn } : null,
    phone: consultPhone || agency.consultPhone,
  };
}

/** Everything that hangs around a guide. */
export interface GuideRelated {
  agency: GuideAgency;
  contact: GuideContact;
  sections: RowOf<typeof itemGuideSection>[];
  materials: MaterialRow[];
  /** What it rests on, while that is public. */
  policy: Pick<ListRowOf<typeof policy>, 'id' | 'title'> | null;
  clauses: RowOf<typeof policyClause>[];
  publicityLists: ListRowOf<typeof publicityList>[];
  /** The way from the clause to the money. */
  chain: Chain;
  articles: Article[];
  changes: readonly PublicChange[];
}

/** The title of a guide in the reader's language, for where none can be marked. */
export const titleIn = (locale: Locale, { title, titleEn }: Pick<GuideRow, 'title' | 'titleEn'>): string =>
  (locale === 'en' && titleEn) || title;

const openStates: readonly WindowState[] = ['open', 'closing'];

/** Whether the window stands open. */
export const isOpen = (row: GuideRow): boolean => openStates.includes(row.windowStatus);

/** Whether a company can start an application here and now. */
export const canApply = (row: GuideRow): boolean => isOpen(row) && row.isOnline === 1 && row.isMsjx === 0;
