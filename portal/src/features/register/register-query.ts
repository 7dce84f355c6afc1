import { applicantTypes } from '@policy/shared/contract/people/register.ts';
import { z } from 'zod';

/** What the address of the registration page says. */
export const registerQuery = z.object({
  type: z.enum(applicantTypes).catch('enterprise').default('enterprise'),
  view: z.enum(['form', 'status']).catch('form').default('form'),
  sent: z.enum(['pending', 'join', 'approved']).optional(),
});
