import { readable, remarks, shortLine } from '@policy/shared/contract/kit/readable.ts';
import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';
import { z } from 'zod';

import type { Context } from '../../kit/runtime/context.ts';
import { comment, rev } from '../../workflow/index.ts';
import type { Workflow } from '../../workflow/index.ts';

const mark = z.object({
  fileId: z.uuid(),
  mark: z.enum(['passed', 'supplement']),
  comment: remarks(500),
});
/** What closing a task takes. */
export const handled = z.object({
  taskId: z.uuid(),
  outcome: z.string().trim().max(40).default('approved'),
  comment,
  variables: readable(z.record(z.string(), jsonValue)).default({}),
  fieldRefs: z.array(shortLine(120)).max(50).default([]),
  materialMarks: z.array(mark).max(500).default([]),
  rev,
});

type Handled = z.output<typeof handled>;

/** Closes a task, or returns it to the applicant. */
export function closeTask(context: Context, workflow: Workflow, input: Handled) {
  const { taskId, outcome, comment: said, variables, fieldRefs, materialMarks: marks, rev: seen } = input;
  const findings = { fieldRefs, marks };
  return outcome === 'returned'
    ? workflow.returnToApplicant(context, { taskId, comment: said, findings, rev: seen })
    : workflow.complete(context, { taskId, outcome, comment: said, variables, findings, rev: seen });
}
