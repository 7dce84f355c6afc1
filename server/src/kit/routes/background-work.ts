import type { FastifyInstance } from 'fastify';

/** Lets work go on behind a caller's back: what fails in it is logged under `fault`, and a server that stops waits for its end. */
export function backgroundWork(app: FastifyInstance, fault: string): (work: Promise<void>) => void {
  const underWay = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    await Promise.all(underWay);
  });
  return (work) => {
    const kept = work
      .catch((error: unknown) => app.log.error({ err: error }, fault))
      .finally(() => underWay.delete(kept));
    underWay.add(kept);
  };
}
