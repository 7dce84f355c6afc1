import type { Workflow } from '../../../workflow/index.ts';
import type { InitialContent } from './copying.ts';

/** The newest version of each process; its candidates are roles by alias, which lead to those of the tenant that it runs in. */
export const processesOf = (workflow: Workflow): InitialContent => ({
  count: async (from) => (await workflow.deployedNames(from)).length,
  copy: async ({ from, to }) => {
    for (const model of await workflow.deployedModels(from)) await workflow.deploy(to, model);
    return (await workflow.deployedNames(to)).length;
  },
});
