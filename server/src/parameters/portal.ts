import { portalSetting } from '@policy/shared/contract/entities/content/portal-setting.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { PortalFeature } from '@policy/shared/contract/portal/portal-parts.ts';
import type { ShownPortal } from '@policy/shared/contract/portal/shown-portal.ts';
import { shownPortal } from '@policy/shared/contract/portal/shown-portal.ts';
import { unknownPortal } from '@policy/shared/contract/portal/usual-portal.ts';

import { tenantRows } from '../kit/access/scope.ts';
import { repositoryOf } from '../kit/rows/repository.ts';
import { wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';

type Setting = RowOf<typeof portalSetting>;
const settings = tableOf(portalSetting);

type Period = readonly [from: string | null, until: string | null];

/** What holds of a tenant's portal at this moment. */
export async function shownPortalOf(context: Context): Promise<ShownPortal> {
  // Whoever asks: what is told of it is told to everybody.
  const row = await repositoryOf(portalSetting, context).first(undefined);
  if (!row) return unknownPortal;
  const now = wireTime(context.clock.now());
  return shownPortal.parse({
    ...row,
    friendlyLinks: row.friendlyLinks ?? [],
    closedFeatures: row.closedFeatures ?? [],
    notice: noticeOf(row, now),
    isGrey: row.greyMode === 1 && isWithin([row.greyFrom, row.greyUntil], now),
  });
}

/** Refuses what a tenant's portal does not have. */
export async function assertOpen(context: Context, feature: PortalFeature): Promise<void> {
  if (!(await isOpen(context, feature))) throw new Refusal('portal.closed');
}

/** Whether a tenant's portal has a feature. */
export async function isOpen(context: Context, feature: PortalFeature): Promise<boolean> {
  const [row] = await context.db
    .select({ closed: settings.closedFeatures })
    .from(settings)
    .where(tenantRows(portalSetting, context))
    .limit(1);
  return !row?.closed?.includes(feature);
}

function noticeOf(row: Setting, now: string): ShownPortal['notice'] {
  const { noticeText, noticeTextEn, noticeUrl, noticeLevel, noticeFrom, noticeUntil } = row;
  if (!noticeText || !isWithin([noticeFrom, noticeUntil], now)) return null;
  return { text: noticeText, textEn: noticeTextEn, url: noticeUrl, level: noticeLevel };
}

/** From its beginning on, and no longer than to its end. */
const isWithin = ([from, until]: Period, now: string) =>
  (from === null || from <= now) && (until === null || now < until);
