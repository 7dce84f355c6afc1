import type { FastifyInstance } from 'fastify';

import { backgroundWork } from '../../../kit/routes/background-work.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { ownJob } from './jobs.ts';
import { tellFailed, tellOwnReady, tellReady } from './tell.ts';
import { mostRows, writeExport } from './write-export.ts';
import type { Making, Outcome } from './write-export.ts';

/** Where this server makes the files of exports: while their asker waits, or behind his back; one that stops breaks them off. */
export function exportWorkshop(app: FastifyInstance) {
  let isClosing = false;
  const assertOpen = () => {
    if (isClosing) throw new Refusal('exportJob.stopped');
  };
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  const keep = backgroundWork(app, 'an export was not told of');
  const make = (context: Context, making: Making) =>
    writeExport(context, { files: app.services.files, assertOpen, mostRows }, making);
  const makeBehind = async (context: Context, making: Making & { fileName: string }) => {
    const outcome = await make(context, making);
    logFault(app, outcome);
    await tell(context, making, outcome);
  };
  return {
    /** Makes the file before it returns; what fails is refused. */
    async makeNow(context: Context, making: Making): Promise<void> {
      const outcome = await make(context, making);
      if (outcome.state === 'failed') throw outcome.cause;
      if (outcome.state === 'over') throw new Refusal('exportJob.over');
    },
    /** Begins to make the file; its asker is told once it is there or will never be. */
    makeBehind(context: Context, making: Making & { fileName: string }): void {
      keep(makeBehind(context, making));
    },
  };
}

/** What is no refusal is a fault of ours, and the operator's to know. */
function logFault(app: FastifyInstance, outcome: Outcome): void {
  if (outcome.state === 'failed' && !(outcome.cause instanceof Refusal))
    app.log.error({ err: outcome.cause }, 'a list was not exported');
}

/** Nobody is told of what he cancelled himself. */
async function tell(context: Context, making: Making & { fileName: string }, outcome: Outcome) {
  if (outcome.state === 'over') return;
  await inTransaction(context, async (inside) => {
    const asked = { userId: found(context.actor).userId, fileName: making.fileName };
    if (outcome.state === 'failed') return tellFailed(inside, asked, outcome.error);
    const { expireTime } = await ownJob(inside, making.id);
    const expires = expireTime.slice(0, 16);
    if (making.format === 'zip') return tellOwnReady(inside, asked, expires);
    return tellReady(inside, asked, { rows: String(outcome.rows), expires });
  });
}
