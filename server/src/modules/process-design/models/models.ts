import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { largestDiagramBody, takesDiagram } from '@policy/shared/contract/process-design/diagram-bodies.ts';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import type { Module } from '../../../kit/routes/route.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { addEditing } from '../editing/editing-call.ts';
import { addArchive } from './archive.ts';
import { addChangeMany } from './change-many.ts';
import { addCheck } from './check-model.ts';
import { addCopy } from './copy-model.ts';
import { addFormOffers } from './form-offers.ts';
import { addOffers } from './model-offers.ts';
import { addTrial } from './trial.ts';
import { addStartValues } from './start-values.ts';
import { addScope } from './scope.ts';
import { addDeploy } from './deploy-where.ts';

/** Models: kept as drafts, checked, deployed, copied and filed. */
export const modelModule =
  (workflow: Workflow): Module =>
  (app) => {
    app.addHook('onRoute', (route) => {
      if (takesDiagram(route.url)) route.bodyLimit = largestDiagramBody;
    });
    modelCalls(workflow)(app);
  };

const modelCalls = (workflow: Workflow): Module =>
  crudModule(processModel, {
    routes: (app) => {
      addDeploy(app, workflow);
      addOffers(app, workflow);
      addFormOffers(app);
      addCheck(app, workflow);
      addTrial(app, workflow);
      addStartValues(app, workflow);
      addScope(app);
      addCopy(app);
      addChangeMany(app);
      addEditing(app, processModel);
      addArchive(app, workflow);
    },
  });
