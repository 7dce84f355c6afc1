import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Definition } from '../definition.ts';
import { plainStartOf } from '../definition.ts';
import type { Faults } from '../faults/faults.ts';

/**
 * Refuses a process that comes back when it is taken back although whom it belongs to could change nothing in it: it begins without a
 * form, or its area keeps what it is about, and takes that back itself.
 */
export function refuseGoingBack(definition: Definition, faults: Faults): void {
  const { key, name, caseType, withdrawal } = definition;
  if (withdrawal !== 'goesBack') return;
  const hasForm = (plainStartOf(definition, '')?.formKey ?? null) !== null;
  faults.look(key, () => {
    if (caseType !== null || !hasForm) throw new Refusal('workflow.goesBackNowhere', { process: name });
  });
}
