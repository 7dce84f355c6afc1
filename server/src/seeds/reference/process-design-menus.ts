import { processButton } from '@policy/shared/contract/entities/process-design/process-button.ts';
import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { processCondition } from '@policy/shared/contract/entities/process-design/process-condition.ts';

import { screen } from './menu-seed.ts';
import type { MenuSeed } from './menu-seed.ts';

/** Where processes and their forms are designed. */
export const processDesignMenus: readonly MenuSeed[] = [
  screen(processCategory, '/workflow/category', ['流程分类', 'Categories', 'apartment']),
  screen(processCondition, '/workflow/condition', ['流程条件', 'Conditions', 'branches']),
  screen(processButton, '/workflow/button', ['流程按钮', 'Buttons', 'control']),
];
