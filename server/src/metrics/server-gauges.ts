import type { Gauge } from '../kit/runtime/gauges.ts';
import type { Services } from '../kit/services/services.ts';
import type { Workflow } from '../workflow/index.ts';

interface Parts {
  services: Services;
  workflow: Workflow;
}

/** Gauges of what belongs to no area: the pool of connections, the logs and the engine's timers. */
export const serverGauges = ({ services: { database, logs, clock }, workflow }: Parts): readonly Gauge[] => [
  {
    name: 'db_connections',
    help: 'Connections of the pool in use and idle, and calls that wait for one; PostgreSQL only',
    read: () => {
      const { inUse = 0, idle = 0, waiting = 0 } = database.connections?.() ?? {};
      return { in_use: inUse, idle, waiting };
    },
  },
  {
    name: 'log_rows_lost',
    help: 'Rows of logs that were never written, since the process began',
    read: () => logs.lost(),
  },
  {
    name: 'workflow_timers',
    help: 'Timers that are due, those due for more than a minute, and those given up after their last try',
    read: () => workflow.timersWaiting(database.db, clock.now()),
  },
];
