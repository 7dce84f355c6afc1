import type { Services } from '../services/services.ts';
import type { Module } from './route.ts';

const hourMs = 3_600_000;

/** Work that is done when the server starts and once an hour while it runs; a round that fails is logged as `failure`, and the next one comes. */
export const hourlyJob =
  (work: (services: Services) => Promise<unknown>, failure: string): Module =>
  (app) => {
    let running: Promise<unknown> = Promise.resolve();
    const run = () => {
      running = running
        .then(() => work(app.services))
        .catch((error: unknown) => app.log.error({ err: error }, failure));
    };
    const timer = setInterval(run, hourMs);
    timer.unref();
    app.addHook('onListen', run);
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await running;
    });
  };
