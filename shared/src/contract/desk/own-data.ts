import { z } from 'zod';

/** Where somebody takes a copy of his own data. */
export const ownDataPath = 'blade-desk/own-data';

/** Copies that one person may have made in a day, and the days that each can be taken. */
export const mostCopiesADay = 3;
export const copyDays = 1;

/** How far the newest copy is, and how many more may be begun within this day. */
export const ownDataState = z.object({
  job: z
    .object({
      id: z.uuid(),
      state: z.enum(['running', 'done', 'failed', 'cancelled']),
      progress: z.int(),
      fileName: z.string(),
      createTime: z.string(),
      /** Until then the file is kept. */
      expireTime: z.string(),
      error: z.string().nullable(),
    })
    .nullable(),
  left: z.int(),
});
export type OwnDataState = z.output<typeof ownDataState>;
