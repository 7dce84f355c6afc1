import { z } from 'zod';

import { line } from '../kit/field.ts';
import { paragraph } from '../kit/readable.ts';

/** Where the money of an application goes; an account of another holder needs a reason and a file that proves it. */
export const accountInput = z.object({
  accountName: line(100),
  bankName: line(100),
  bankAccount: z
    .string()
    .trim()
    .regex(/^\d{8,30}$/),
  accountReason: paragraph(500).optional(),
  accountProofId: z.uuid().optional(),
});
