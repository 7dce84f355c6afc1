import { z } from 'zod';

/** The pages of a declaration: its tasks, each task, and the receipt. */
const declarationSteps = ['list', 'company', 'form', 'materials', 'account', 'check', 'done'] as const;
export type DeclarationStep = (typeof declarationSteps)[number];

/** What the address says besides the application: the step; an unknown one is the list of tasks. */
export const declarationQuery = z.object({ step: z.enum(declarationSteps).default('list') });
