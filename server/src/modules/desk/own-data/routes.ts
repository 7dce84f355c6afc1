import { ownDataPath, ownDataState } from '@policy/shared/contract/desk/own-data.ts';
import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import { z } from 'zod';

import type { Module } from '../../../kit/routes/route.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { exportWorkshop } from '../exports/workshop.ts';
import { beginCopy, copyState } from './begin-copy.ts';

const tags = [exportJob.name];
const config = { guard: 'signedIn' as const };

/** A copy of somebody's own data: begun by himself, made behind his back, and taken like the file of any export of his. */
export const ownDataModule: Module = (app) => {
  const workshop = exportWorkshop(app);
  const state = { tags, response: { 200: ownDataState } };
  app.get(`/${ownDataPath}/state`, { config, schema: state }, ({ context }) => copyState(context));
  const begin = { tags, response: { 200: z.null() } };
  app.post(
    `/${ownDataPath}/begin`,
    { config: { ...config, perMinute: 10 }, schema: begin },
    async (request) => {
      const { context } = request;
      const making = await inTransaction(context, (inside) => beginCopy(inside, context));
      workshop.makeBehind(context, making);
      return null;
    },
  );
};
