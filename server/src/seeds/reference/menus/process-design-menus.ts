import { formDefault } from '@policy/shared/contract/entities/process-design/form-default.ts';
import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { processButton } from '@policy/shared/contract/entities/process-design/process-button.ts';
import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { processCondition } from '@policy/shared/contract/entities/process-design/process-condition.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { serviceEndpoint } from '@policy/shared/contract/entities/process-design/service-endpoint.ts';

import { button, screen } from '../menu-seed.ts';
import type { MenuSeed } from '../menu-seed.ts';

/** Where processes and their forms are designed. */
export const processDesignMenus: readonly MenuSeed[] = [
  screen(processModel, '/workflow/model', ['流程模型', 'Models', 'partition']),
  {
    ...{ code: 'design_deployment', name: '流程部署', nameEn: 'Deployments' },
    ...{ path: '/workflow/deployment', icon: 'cloud-server' },
  },
  screen(formDesign, '/workflow/form', ['表单设计', 'Forms', 'solution']),
  screen(formDefault, '/workflow/defaultvalues', ['字段默认值', 'Default values', 'read']),
  screen(processCategory, '/workflow/category', ['流程分类', 'Categories', 'apartment']),
  screen(processCondition, '/workflow/condition', ['流程条件', 'Conditions', 'branches']),
  screen(processButton, '/workflow/button', ['流程按钮', 'Buttons', 'control']),
  screen(serviceEndpoint, '/workflow/endpoint', ['服务端点', 'Endpoints', 'api']),
];

/** Their buttons that are no verb of an entity's own calls. */
export const processDesignButtons = [
  button('design_endpoint', 'design_endpoint_test', ['测试连接', 'Test a connection', 2]),
  button('design_model', 'design_model_deploy', ['部署流程', 'Deploy a process', 3]),
  button('design_deployment', 'design_deployment_view', ['查看部署', 'View deployments', 2]),
  button('design_deployment', 'design_deployment_edit', ['更改部署分类', 'File deployments', 1]),
  button('design_deployment', 'design_deployment_status', [
    '挂起和激活部署',
    'Suspend and activate deployments',
    3,
  ]),
  button('design_deployment', 'design_deployment_delete', ['删除部署', 'Remove deployments', 3]),
];
