import type { Services } from '../services/services.ts';
import type { Module } from './route.ts';

/** Work that a server does by itself, and how what fails in it is logged. */
type Job = (work: (services: Services) => Promise<unknown>, failure: string) => Module;

/** Work that is done when the server starts and every so often while it runs; a round that fails is logged as `failure`, and the next one comes. */
const jobEvery =
  (everyMs: number): Job =>
  (work, failure) =>
  (app) => {
    let running: Promise<unknown> = Promise.resolve();
    const run = () => {
      running = running
        .then(() => work(app.services))
        .catch((error: unknown) => app.log.error({ err: error }, failure));
    };
    const timer = setInterval(run, everyMs);
    timer.unref();
    app.addHook('onListen', run);
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await running;
    });
  };

/** The same once an hour. */
export const hourlyJob = jobEvery(3_600_000);

/** The same once a minute, for work whose outcome somebody waits for. */
export const minutelyJob = jobEvery(60_000);
