import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { firstTenantNo } from '@policy/shared/contract/entities/tenants/tenant.ts';

import { hourlyJob } from '../../kit/routes/recurring-jobs.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Services } from '../../kit/services/services.ts';
import { makeMonths, monthOf } from './months.ts';
import { removeOldLogs } from './retention.ts';

/** This month's parts of the logs, and those of the next ones, so that a month never begins without. */
const monthsAhead = [0, 1, 2];

const say = ({ logs }: Services, logId: string, logData: string) =>
  logs.add(usualLog, { tenantId: firstTenantNo, values: { logLevel: 'info', logId, logData } });

/** Makes the parts of this month and the next ones where they are missing; rows that are written meanwhile may be refused. */
export function makeMonthsAhead({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  const ahead = monthsAhead.map((later) => monthOf(clock.now(), later));
  return makeMonths(database.db, ahead);
}

async function keep(services: Services) {
  await makeMonthsAhead(services);
  const { months, rows } = await removeOldLogs(services);
  const told = `${String(months)} months and ${String(rows)} rows were older than they are kept`;
  if (months + rows > 0) say(services, 'log.cleared', told);
}

/** Tells when the server starts and stops; once an hour it makes the months ahead and removes what is old. */
export const housekeepingModule: Module = (app) => {
  const { services } = app;
  app.addHook('onListen', () => say(services, 'server.started', `listening in mode ${services.config.mode}`));
  app.addHook('preClose', (done) => {
    say(services, 'server.stopped', 'closing');
    done();
  });
  hourlyJob(keep, 'the logs were not kept in order')(app);
};
