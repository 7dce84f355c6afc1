import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';

import { treeRules } from '../../kit/crud/tree-module.ts';
import type { RuledEntity } from '../../kit/rules/rules.ts';
import { conditionRules } from './library/conditions.ts';
import { modelRules } from './models/model-rules.ts';
import { defaultValueRules } from './forms/default-values.ts';
import { formDesignRules } from './forms/form-rules.ts';

/** What holds for the rows that processes are designed with. */
export const processDesignRules: readonly RuledEntity[] = [
  treeRules(processCategory),
  conditionRules,
  modelRules,
  formDesignRules,
  defaultValueRules,
];
