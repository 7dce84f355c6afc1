import type { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import type { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import type { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

import {
  guideHref,
  itemHref,
  noticeHref,
  policyHref,
  publicityHref,
  ruleHref,
} from '../addresses/content-hrefs.ts';

/** The way from a clause to the money, in its order. */
export const chainSteps = ['clause', 'rule', 'item', 'guide', 'notice', 'publicity', 'payment'] as const;
/** A step of the way. */
export type ChainStep = (typeof chainSteps)[number];

/** One thing that stands at a step. */
export interface ChainLink {
  id: string;
  href: string;
  title: string;
  titleEn?: string | null | undefined;
}

/** What stands at every step but the last. */
export type ChainLinks = Record<Exclude<ChainStep, 'payment'>, ChainLink[]>;

/** The whole way; payment is looked up by whoever has an application number, where the portal has a page for that. */
export interface Chain extends ChainLinks {
  hasProgress: boolean;
}

/** Which part of what hangs under a policy a page is about; all of it where it names none. */
export interface ChainFocus {
  guideIds?: readonly string[] | undefined;
  detailedId?: string | undefined;
  itemId?: string | undefined;
}

/** Everything published under one policy. */
export interface ChainRows {
  policy: Pick<ListRowOf<typeof policy>, 'id' | 'title' | 'titleEn'> | undefined;
  clauses: readonly Pick<RowOf<typeof policyClause>, 'id' | 'clauseNo' | 'title' | 'sort'>[];
  rules: readonly Pick<ListRowOf<typeof detailedRule>, 'id' | 'title' | 'titleEn'>[];
  items: readonly Pick<ListRowOf<typeof policyItem>, 'id' | 'name' | 'nameEn' | 'clauseRef' | 'detailedId'>[];
  guides: readonly Pick<
    ListRowOf<typeof itemGuide>,
    'id' | 'title' | 'titleEn' | 'isMsjx' | 'policyItemId' | 'detailedId'
  >[];
  notices: readonly Pick<ListRowOf<typeof policyNotice>, 'id' | 'title' | 'titleEn' | 'guideIds'>[];
  publicityLists: readonly Pick<ListRowOf<typeof publicityList>, 'id' | 'title' | 'titleEn' | 'guideId'>[];
}

/** Whether a page is about a part of what hangs under its policy. */
const isFocused = ({ guideIds, detailedId, itemId }: ChainFocus) =>
  guideIds !== undefined || detailedId !== undefined || itemId !== undefined;

/** What of everything under a policy belongs to what a page is about. */
export function chainOf(rows: ChainRows, focus: ChainFocus): ChainLinks {
  const part = isFocused(focus) ? partOf(rows, focus) : rows;
  return {
    clause: clauseLinks(rows, part, focus),
    rule: part.rules.map((rule) => ({ ...named(rule), href: ruleHref(rule.id) })),
    item: part.items.map(({ id, name, nameEn }) => ({
      id,
      title: name,
      titleEn: nameEn,
      href: itemHref(id),
    })),
    guide: part.guides.map((guide) => ({ ...named(guide), href: guideHref(guide) })),
    notice: part.notices.map((notice) => ({ ...named(notice), href: noticeHref(notice.id) })),
    publicity: part.publicityLists.map((list) => ({ ...named(list), href: publicityHref(list.id) })),
  };
}

const named = ({ id, title, titleEn }: Omit<ChainLink, 'href'>) => ({ id, title, titleEn });

function partOf(rows: ChainRows, focus: ChainFocus): ChainRows {
  const guides = rows.guides.filter((guide) => isAbout(guide, focus));
  const guideIds = idsOf(guides);
  const [itemIds, ruleIds] = [new Set<string>(), new Set<string>()];
  for (const { policyItemId, detailedId } of guides) {
    itemIds.add(policyItemId);
    if (detailedId) ruleIds.add(detailedId);
  }
  const items = rows.items.filter(
    ({ id, detailedId }) =>
      itemIds.has(id) || id === focus.itemId || (detailedId && detailedId === focus.detailedId),
  );
  for (const { detailedId } of items) if (detailedId) ruleIds.add(detailedId);
  if (focus.detailedId) ruleIds.add(focus.detailedId);
  return {
    ...{ policy: rows.policy, clauses: rows.clauses, guides, items },
    rules: rows.rules.filter(({ id }) => ruleIds.has(id)),
    notices: rows.notices.filter((notice) => notice.guideIds?.some((id) => guideIds.has(id))),
    publicityLists: rows.publicityLists.filter(({ guideId }) => guideIds.has(guideId)),
  };
}

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

const isAbout = (guide: ChainRows['guides'][number], { guideIds, detailedId, itemId }: ChainFocus) =>
  (guideIds?.includes(guide.id) ?? false) ||
  (detailedId !== undefined && guide.detailedId === detailedId) ||
  (itemId !== undefined && guide.policyItemId === itemId);

/** The very clauses that the items name; the document itself where none is named. */
function clauseLinks({ policy, clauses }: ChainRows, { items }: ChainRows, focus: ChainFocus): ChainLink[] {
  if (!policy) return [];
  const found = isFocused(focus)
    ? clauses.filter(({ clauseNo }) => items.some(({ clauseRef }) => clauseRef?.endsWith(clauseNo)))
    : [];
  if (found.length === 0) return [{ ...named(policy), href: policyHref(policy.id) }];
  return found.map(({ id, clauseNo, title, sort }) => ({
    ...{ id, title: `《${policy.title}》${clauseNo} ${title}` },
    href: policyHref(policy.id, sort),
  }));
}
