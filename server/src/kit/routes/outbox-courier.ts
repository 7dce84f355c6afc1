import { outboxWaiting } from '../transaction/outbox.ts';
import { settle, takeDue, usualWaitsMs } from '../transaction/outbox-delivery.ts';
import type { Attempt, Deliverer, OutboxPorts, OutgoingEvent } from '../transaction/outbox-delivery.ts';
import type { Module } from './route.ts';

/** How often the server looks for what became due without anybody telling: further attempts, and what another server wrote. */
const everyMs = 5_000;

/** Takes events out of the outbox and hands them to their deliverers. */
export interface Courier {
  /** Delivers everything that is due, of all kinds beside each other, and answers how many events it took. */
  deliver(): Promise<number>;
  /** The same for one kind, or for all, without waiting for it. */
  poke: (kind?: string) => void;
  /** Takes no further event, and resolves when nothing is under way. */
  stop(): Promise<void>;
}

type Report = (error: unknown, kind: string) => void;

/** A courier; several processes may each have one, and no event is taken by two of them. */
export function createCourier(
  ports: OutboxPorts,
  deliverers: Readonly<Record<string, Deliverer>>,
  report: Report,
): Courier {
  let isStopping = false;
  const lanes = Object.entries(deliverers).map(([kind, deliverer]) => ({
    kind,
    deliver: () => deliverKind(ports, { kind, deliverer, report }, () => isStopping),
    running: Promise.resolve(0),
  }));
  const start = (lane: (typeof lanes)[number]) => {
    lane.running = lane.running.then(lane.deliver).catch((error: unknown) => {
      report(error, lane.kind);
      return 0;
    });
  };
  return {
    deliver: async () => {
      const taken = await Promise.all(lanes.map((lane) => lane.deliver()));
      return taken.reduce((sum, count) => sum + count, 0);
    },
    poke: (kind) => {
      for (const lane of lanes) if (kind === undefined || kind === lane.kind) start(lane);
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(lanes.map(({ running }) => running));
    },
  };
}

interface Lane {
  kind: string;
  deliverer: Deliverer;
  report: Report;
}

/** One at a time: what waited behind a slow one would be past its lease, and be sent by somebody else as well. */
async function deliverKind(ports: OutboxPorts, lane: Lane, isStopping: () => boolean): Promise<number> {
  const { kind, deliverer } = lane;
  const { waitsMs = usualWaitsMs } = deliverer;
  for (let count = 0; ; count += 1) {
    const taken = isStopping() ? undefined : await takeDue(ports, kind, waitsMs);
    if (!taken) return count;
    const attempt = await attemptOf(lane, taken.event);
    await settle(ports, taken, { attempt, waitsMs });
  }
}

/** What went wrong inside is for the log of the process, and not for whoever reads the outbox. */
const unexpected = 'failed unexpectedly, see the log of the server';

/** A deliverer that throws has not delivered. */
async function attemptOf({ kind, deliverer, report }: Lane, event: OutgoingEvent): Promise<Attempt> {
  try {
    return await deliverer.deliver(event);
  } catch (error) {
    report(error, kind);
    return { failure: unexpected, note: deliverer.noteOfThrown?.(event, unexpected) };
  }
}

/** The courier of a server: it works when somebody says that something is due, and looks for itself now and then. */
export const courierModule =
  (deliverers: Readonly<Record<string, Deliverer>>): Module =>
  (app) => {
    const { database, clock, gauges, rules } = app.services;
    const { db } = database;
    const courier = createCourier({ db, clock }, deliverers, (error, kind) =>
      app.log.error({ err: error, kind }, 'an event of the outbox was not delivered'),
    );
    const ignore = rules.outboxSignal.listen(courier.poke);
    const timer = setInterval(() => courier.poke(), everyMs);
    timer.unref();
    app.addHook('onListen', () => courier.poke());
    app.addHook('preClose', async () => {
      clearInterval(timer);
      ignore();
      await courier.stop();
    });
    gauges.add({
      name: 'outbox_events',
      help: 'Events that are due, those due for more than a minute, and those dead after their last attempt',
      read: () => outboxWaiting(db, clock.now()),
    });
  };
