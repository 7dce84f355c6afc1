import { pickerPageSizes } from '@policy/shared/auth/storage/constants.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import {
  enterpriseSizes,
  publicityStates,
  supportModes,
  validities,
  windowStates,
} from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Validity } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { agreementKinds } from '@policy/shared/contract/people/agreement-kinds.ts';
import { searchSorts, searchTypes } from '@policy/shared/contract/portal/search.ts';
import { z } from 'zod';

const id = z.uuid().optional();
/** What every list can be asked for. */
const listed = {
  current: z.coerce.number().int().min(1).max(2000).default(1),
  size: z.coerce.number().pipe(z.literal(pickerPageSizes)).default(10),
  agencyId: id,
};
const year = z.coerce.number().int().min(2000).max(2099).optional();
/** A switch that is on; otherwise nothing is said. */
const isOn = z.literal('1').optional();
/** What it is about and whom it is for. */
const subjects = { tagIds: id, industryIds: id, enterpriseSizes: z.enum(enterpriseSizes).optional() };

/** Orders of the policy list; the first goes without saying. */
export const policySorts = ['newest', 'oldest', 'effective', 'views'] as const;
/** Orders of the item guide list. */
export const itemGuideSorts = ['deadline', 'cap', 'newest', 'views', 'applications'] as const;
/** Orders of the publicity lists. */
export const publicitySorts = ['newest', 'ending'] as const;
/** Orders of the notices; pinned ones come first in the first. */
export const noticeSorts = ['newest', 'deadline', 'views'] as const;
/** Orders of what explains policies, and of detailed rules. */
export const documentSorts = ['newest', 'oldest', 'views'] as const;
/** Orders of the apply-free items. */
export const applyFreeSorts = ['deadline', 'cap', 'newest'] as const;
/** What the item guide list shows by the state of the window; open ones unless asked. */
export const windowChoices = ['open', 'closing', 'upcoming', 'closed', 'all'] as const;

/** The most that a guide pays, in ranges of 万元: more than the first, up to the second. */
export const capRanges = {
  to10: [0, 10],
  to50: [10, 50],
  to200: [50, 200],
  over200: [200, undefined],
} as const;
/** Ranges of the most that a guide pays, the least first. */
export const capChoices = ['to10', 'to50', 'to200', 'over200'] as const;
/** How the policy list shows its rows. */
export const policyViews = ['cards', 'table'] as const;

/** What is in force: a document that is soon to end still is. */
export const inForce: readonly Validity[] = ['valid', 'expiring'];
/** What the policy list shows by validity: a state, or every document in force. */
const validityChoices = ['inForce', ...validities] as const;

/** What the address of a detail page says. */
export const detailQuery = z.object({ id: z.uuid() });

/** What the address of a file about one row says: files have no language in their path. */
export const fileQuery = detailQuery.extend({ lang: z.enum(['zh', 'en']).default('zh') });

/** What the address of the page of agreements says: which text, in force unless its edition is named. */
export const agreementsQuery = z.object({
  kind: z.enum(agreementKinds).optional(),
  edition: z.coerce.number().int().min(1).max(9999).optional(),
});

/** What the address of the policy list says, apart from the keyword. */
export const policyListQuery = z.object({
  ...listed,
  level: policy.fields.level.optional(),
  docType: policy.fields.docType.optional(),
  validity: z.enum(validityChoices).optional(),
  year,
  ...subjects,
  hasOpenGuides: isOn,
  view: z.enum(policyViews).default('cards'),
  sort: z.enum(policySorts).default('newest'),
});

/** What the address of the item guide list says, apart from the keyword. */
export const itemGuideListQuery = z.object({
  ...listed,
  supportMode: z.enum(supportModes).optional(),
  serviceObject: itemGuide.fields.serviceObject.optional(),
  windowStatus: z.enum(windowChoices).default('open'),
  ...subjects,
  cap: z.enum(capChoices).optional(),
  sort: z.enum(itemGuideSorts).default('deadline'),
});

/** What the address of the publicity list page says. */
export const publicityListQuery = z.object({
  ...listed,
  publicityStatus: z.enum(publicityStates).optional(),
  guideId: id,
  year,
  sort: z.enum(publicitySorts).default('newest'),
});

/** What the address of the list of notices says, apart from the keyword. */
export const noticeListQuery = z.object({
  ...listed,
  type: policyNotice.fields.type.optional(),
  deadlineStatus: z.enum(['open', 'over']).optional(),
  year,
  sort: z.enum(noticeSorts).default('newest'),
});

/** What the address of the list of interpretations says, apart from the keyword. */
export const interpretationListQuery = z.object({
  ...listed,
  form: interpretation.fields.form.optional(),
  policyId: id,
  year,
  sort: z.enum(documentSorts).default('newest'),
});

/** What the address of the list of detailed rules says, apart from the keyword. */
export const detailedRuleListQuery = z.object({
  ...listed,
  policyId: id,
  validity: z.enum(validities).optional(),
  year,
  sort: z.enum(documentSorts).default('newest'),
});

/** What the address of the search says, apart from the keyword: its filters are called as in the lists. */
export const searchListQuery = z.object({
  ...{ ...listed, type: z.enum(searchTypes).optional(), year, ...subjects },
  validity: z.enum(validities).optional(),
  windowStatus: z.enum(windowStates).optional(),
  sort: z.enum(searchSorts).default('relevance'),
});

/** What the address of the list of apply-free items says, apart from the keyword. */
export const applyFreeListQuery = z.object({
  ...listed,
  windowStatus: z.enum(windowStates).optional(),
  industryIds: id,
  sort: z.enum(applyFreeSorts).default('deadline'),
});
