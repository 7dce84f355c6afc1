/** Refusals of the workflow engine and their HTTP status. */
export const workflowRefusals = {
  'workflow.taskHandled': 409,
} as const;
