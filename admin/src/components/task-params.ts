import { casePath, encodeFacts } from '@policy/shared/contract/workflow/case-path.ts';
import { z } from 'zod';

import { decodeFacts } from './address-params.ts';

const taskParams = z.object({ taskId: z.string().max(64), processInstanceId: z.string().max(64) });

/** What the address of the handling page names; it carries no authority, the server checks every call. */
export type TaskParams = z.output<typeof taskParams>;

/** Names a task in an address; nothing else that a row tells of it goes there. */
export const encodeParams = ({ taskId, processInstanceId }: TaskParams): string =>
  encodeFacts({ taskId, processInstanceId });

/** Reads such an address; null for one that is broken. */
export const decodeParams = (encoded: string): TaskParams | null =>
  taskParams.safeParse(decodeFacts(encoded)).data ?? null;

/** Address of the handling page of a task. */
export const taskPath = (params: TaskParams): string => casePath(params);
