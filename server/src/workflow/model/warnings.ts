import { noWarnings } from '@policy/shared/contract/process-design/calls.ts';
import type { ModelWarnings } from '@policy/shared/contract/process-design/calls.ts';

import type { Definition } from './definition.ts';
import { withoutDefault } from './lint/no-default.ts';
import { withoutEnd } from './lint/no-end.ts';
import { withoutForm } from './lint/no-form.ts';
import { withoutHandler } from './lint/no-handler.ts';
import { starvedJoins } from './starved-joins.ts';
import { unknownOutcomes } from './unknown-outcomes.ts';

/** What its author should look at again in a process that runs, as far as its diagram alone tells. */
export const warningsOf = (definition: Definition): ModelWarnings => ({
  ...noWarnings,
  unknownOutcomes: unknownOutcomes(definition),
  starvedJoins: starvedJoins(definition),
  withoutDefault: withoutDefault(definition),
  withoutForm: withoutForm(definition),
  withoutHandler: withoutHandler(definition),
  withoutEnd: withoutEnd(definition),
});
