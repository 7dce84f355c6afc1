import type { AppRoute } from './app-route.ts';
import { derivedScreen, lazyScreen } from './screen.tsx';

const startList = lazyScreen(() => import('../screens/process/start/start-list.screen.tsx'));
const startProcess = lazyScreen(() => import('../screens/process/start/start-process.screen.tsx'));
const processDrafts = lazyScreen(() => import('../screens/process/start/process-draft.screen.tsx'));
const claimList = lazyScreen(() => import('../screens/process/inbox/claim-list.screen.tsx'));
const todoList = lazyScreen(() => import('../screens/process/inbox/todo-list.screen.tsx'));
const sendList = lazyScreen(() => import('../screens/process/processes/send-list.screen.tsx'));
const copyList = lazyScreen(() => import('../screens/process/processes/copy-list.screen.tsx'));
const myDoneList = lazyScreen(() => import('../screens/process/inbox/my-done-list.screen.tsx'));
const doneList = lazyScreen(() => import('../screens/process/processes/done-list.screen.tsx'));
const handleTask = lazyScreen(() => import('../screens/process/case/handle-task.screen.tsx'));
const processModels = lazyScreen(() => import('../screens/process-design/process-model.screen.tsx'));
const modelHistory = lazyScreen(() => import('../screens/process-design/model-history.screen.tsx'));
const processDesigner = lazyScreen(() => import('../screens/process-design/process-designer.screen.tsx'));
const proxies = lazyScreen(() => import('../screens/process/proxies/process-proxy.screen.tsx'));
const operations = lazyScreen(() => import('../screens/process/ops/ops.screen.tsx'));
const classicModels = lazyScreen(() => import('../screens/process-design/classic/classic-model.screen.tsx'));
const deployFiles = lazyScreen(() => import('../screens/process-design/classic/deploy-files.screen.tsx'));
const classicManager = lazyScreen(
  () => import('../screens/process-design/classic/classic-manager.screen.tsx'),
);
const follow = lazyScreen(() => import('../screens/process/classic/follow.screen.tsx'));
const deployments = lazyScreen(() => import('../screens/process-design/deployment.screen.tsx'));
const forms = lazyScreen(() => import('../screens/process-design/form.screen.tsx'));
const formHistory = lazyScreen(() => import('../screens/process-design/form-history.screen.tsx'));
const formDesigner = lazyScreen(() => import('../screens/process-design/form-designer.screen.tsx'));
const defaultValues = lazyScreen(() => import('../screens/process-design/form-default.screen.tsx'));
const conditions = lazyScreen(() => import('../screens/process-design/process-condition.screen.tsx'));
const categories = lazyScreen(() => import('../screens/process-design/process-category.screen.tsx'));
const endpoints = lazyScreen(() => import('../screens/process-design/service-endpoint.screen.tsx'));

/** The process centre, its operations, what processes are drawn with, and the classic family of pages over the same. */
export const processRoutes: readonly AppRoute[] = [
  { path: '/process/start', screen: startList, menu: 'start' },
  { path: '/process/draft', screen: processDrafts, menu: 'draft' },
  { path: '/process/claim', screen: claimList, menu: 'claim' },
  { path: '/process/todo', screen: todoList, menu: 'todo' },
  { path: '/process/mydone', screen: myDoneList, menu: 'done' },
  { path: '/process/done', screen: doneList, menu: 'ended' },
  { path: '/process/send', screen: sendList, menu: 'send' },
  { path: '/process/copy', screen: copyList, menu: 'copy' },
  { path: '/process/case', screen: derivedScreen('application'), menu: 'case' },
  { path: '/workflow/ops', screen: operations, menu: 'workflow_ops' },
  { path: '/workflow/proxy', screen: proxies, menu: 'ops_proxy' },
  { path: '/workflow/form', screen: forms, menu: 'design_form' },
  {
    path: '/workflow/design/form/:id',
    screen: formDesigner,
    title: 'formDesign',
    parent: 'design_form',
    namesItself: true,
  },
  {
    path: '/workflow/design/form/history/:id',
    screen: formHistory,
    title: 'formHistory',
    parent: 'design_form',
    namesItself: true,
  },
  { path: '/workflow/defaultvalues', screen: defaultValues, menu: 'design_default_values' },
  { path: '/workflow/category', screen: categories, menu: 'design_category' },
  { path: '/workflow/model', screen: processModels, menu: 'design_model' },
  {
    path: '/workflow/design/process/:id',
    screen: processDesigner,
    title: 'processDesign',
    parent: 'design_model',
    namesItself: true,
  },
  {
    path: '/workflow/design/model/history/:id',
    screen: modelHistory,
    title: 'modelHistory',
    parent: 'design_model',
    namesItself: true,
  },
  { path: '/workflow/deployment', screen: deployments, menu: 'design_deployment' },
  { path: '/workflow/condition', screen: conditions, menu: 'design_condition' },
  { path: '/workflow/endpoint', screen: endpoints, menu: 'design_endpoint' },
  { path: '/workflow/button', screen: derivedScreen('processButton'), menu: 'design_button' },
  {
    path: '/workflow/process/start/:params',
    screen: startProcess,
    title: 'startProcess',
    parent: 'start',
    namesItself: true,
  },
  {
    path: '/workflow/process/detail/:params',
    screen: handleTask,
    title: 'task',
    parent: 'todo',
    namesItself: true,
  },
  { path: '/flow/model', screen: classicModels, menu: 'flow_model' },
  { path: '/flow/deploy', screen: deployFiles, menu: 'flow_deploy' },
  { path: '/flow/manager', screen: classicManager, menu: 'flow_manager' },
  { path: '/flow/follow', screen: follow, menu: 'flow_follow' },
  // The process centre once more, under the names of the classic family.
  { path: '/work/start', screen: startList, menu: 'work_start' },
  { path: '/work/claim', screen: claimList, menu: 'work_claim' },
  { path: '/work/todo', screen: todoList, menu: 'work_todo' },
  { path: '/work/send', screen: sendList, menu: 'work_send' },
  { path: '/work/done', screen: myDoneList, menu: 'work_done' },
];
