import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';

import { treeRules } from '../../kit/crud/tree-module.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { RuledEntity } from '../../kit/rules/rules.ts';
import { endpointRules } from './endpoints/endpoints.ts';
import { conditionRules } from './library/conditions.ts';
import { modelRules } from './models/model-rules.ts';
import { defaultValueRules } from './forms/default-values.ts';
import { formDesignRules } from './forms/form-rules.ts';

/** What holds for the rows that processes are designed with. */
export const processDesignRules = (outbound: Outbound): readonly RuledEntity[] => [
  endpointRules(outbound),
  treeRules(processCategory),
  conditionRules,
  modelRules,
  formDesignRules,
  defaultValueRules,
];
