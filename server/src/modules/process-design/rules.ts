import type { Outbound } from '../../kit/services/outbound.ts';
import type { RuledEntity } from '../../kit/rules/rules.ts';
import { endpointRules } from './endpoints/endpoints.ts';
import { buttonRules } from './library/buttons.ts';
import { categoryRules } from './library/categories.ts';
import { conditionRules } from './library/conditions.ts';
import { modelRules } from './models/model-rules.ts';
import { defaultValueRules } from './forms/default-values.ts';
import { formDesignRules } from './forms/form-rules.ts';

/** What holds for the rows that processes are designed with. */
export const processDesignRules = (outbound: Outbound): readonly RuledEntity[] => [
  endpointRules(outbound),
  categoryRules,
  buttonRules,
  conditionRules,
  modelRules,
  formDesignRules,
  defaultValueRules,
];
