import { portalSetting } from '@policy/shared/contract/entities/content/portal-setting.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { tagsOfRow } from '@policy/shared/contract/portal/content-events.ts';
import { and, eq, gt, lte, or } from 'drizzle-orm';

import { eachOnItsOwn } from '../../../kit/routes/each-on-its-own.ts';
import { minutelyJob } from '../../../kit/routes/recurring-jobs.ts';
import type { Clock } from '../../../kit/runtime/clock.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { systemContext } from '../../../kit/runtime/context.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { invalidate } from '../../../kit/transaction/closing-writes.ts';

type Ports = Pick<Services, 'database' | 'clock' | 'rules'>;

const settings = tableOf(portalSetting);
const moments = [settings.noticeFrom, settings.noticeUntil, settings.greyFrom, settings.greyUntil];
/** What passed while no server ran: no portal keeps a page for longer. */
const firstLookMs = 15 * 60_000;

const lastLookOf = oncePer((clock: Clock) => ({ at: clock.now().getTime() - firstLookMs }));

/**
 * Tells the portals where a notice or the grey mode has begun or ended since the last look; answers of how many tenants.
 * Each server tells it: to be told twice costs a portal a render of what it shows, and a note of who told it would have to be kept.
 */
export async function tellPassedMoments({ database: { db }, clock, rules }: Ports): Promise<number> {
  const last = lastLookOf(clock);
  const now = clock.now().getTime();
  const [from, to] = [wireTime(new Date(last.at)), wireTime(new Date(now))];
  const passed = await db
    .select({ id: settings.id, tenantId: settings.tenantId })
    .from(settings)
    .where(
      and(eq(settings.isDeleted, 0), or(...moments.map((moment) => and(gt(moment, from), lte(moment, to))))),
    );
  await eachOnItsOwn(passed, ({ id, tenantId }) =>
    invalidate(systemContext({ db, tenantId, clock, rules }), tagsOfRow(portalSetting.name, id)),
  );
  last.at = now;
  return passed.length;
}

/** Once a minute while the server runs. */
export const portalMoments = minutelyJob(
  tellPassedMoments,
  'portals were not told of a notice that began or ended',
);
