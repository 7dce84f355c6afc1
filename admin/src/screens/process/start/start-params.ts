import { z } from 'zod';

import { encodeFacts } from '@policy/shared/contract/workflow/case-path.ts';

import { decodeFacts } from '../../../components/address-params.ts';

const startParams = z.object({
  processDefKey: z.string().max(100),
  /** The draft that is gone on with. */
  draftId: z.string().max(64).optional(),
  /** The process of one's own whose form is filled in once more. */
  fromId: z.string().max(64).optional(),
});
export type StartParams = z.output<typeof startParams>;

/** Address of the page on which a process is started. */
export const startPath = (params: StartParams): string => `/workflow/process/start/${encodeFacts(params)}`;

/** Reads such an address; null for one that is broken. */
export const readStartParams = (encoded: string): StartParams | null =>
  startParams.safeParse(decodeFacts(encoded)).data ?? null;
