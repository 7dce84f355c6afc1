import type { Services } from '../../../kit/services/services.ts';
import type { Workflow } from '../../../workflow/index.ts';

/** What the cases are replayed with. */
export interface Stage {
  services: Services;
  workflow: Workflow;
}
