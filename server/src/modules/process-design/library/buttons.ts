import { processButton } from '@policy/shared/contract/entities/process-design/process-button.ts';

import { defineRules } from '../../../kit/rules/rules.ts';
import { assertCondition } from '../../../workflow/index.ts';

/** A button is shown on a condition that the engine reads. */
export const buttonRules = defineRules(processButton, {
  beforeWrite: [
    ({ shownIf, name }, { before }) => {
      if (shownIf) assertCondition(shownIf, name ?? before?.name ?? '');
    },
  ],
});
