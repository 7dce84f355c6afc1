import { Refusal } from '../../kit/runtime/errors.ts';

/**
 * How many steps the expressions of one command may take together. A process that goes round, or has hundreds of instances,
 * reads its expressions as often, and nobody else is served meanwhile.
 */
const mostSteps = 5_000_000;

/** The refusal of a command that took more; where it was thrown the node is known. */
export class OutOfSteps extends Refusal {
  constructor() {
    super('workflow.expressionLimit', { node: '' });
  }
}

/** Counts the steps of one run. */
export function stepsOfRun(): (steps: number) => void {
  let taken = 0;
  return (steps) => {
    taken += steps;
    if (taken > mostSteps) throw new OutOfSteps();
  };
}
