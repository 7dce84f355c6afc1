import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { defineRules } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { scopeOf, writeScope } from '../../../workflow/index.ts';
import { blankDiagram } from './blank-diagram.ts';

type Model = RowOf<typeof processModel>;

const everybody = { type: 'all', ids: [] } as const;

/** What runs keeps its key, and a draft that is drawn on differs from what runs; a model goes after its versions. */
export const modelRules = defineRules(processModel, {
  beforeWrite: [
    (values, { before }) => {
      const { modelKey } = values;
      if (before && modelKey !== undefined && modelKey !== before.modelKey && before.state !== 'draft')
        throw new Refusal('processModel.keyFixed', {}, 'modelKey');
    },
    (values, { before }) => {
      if (!before) values.xml ??= blankDiagram({ modelKey: '', name: '', ...values });
      else if (isDrawnOn(before, values.xml) && values.state === undefined) values.state = 'changed';
    },
  ],
  afterWrite: [
    async ({ modelKey }, { before, context }) => {
      if (before?.modelKey === modelKey) return;
      // Who may start a process is kept by its key: it moves with it, and a new model begins with everybody.
      const scope = before ? await scopeOf(context, before.modelKey) : everybody;
      if (before) await writeScope(context, before.modelKey, everybody);
      await writeScope(context, modelKey, scope);
    },
  ],
  beforeRemove: [
    (rows) => {
      const deployed = rows.find(({ mainVersion }) => mainVersion !== null);
      if (deployed) throw new Refusal('processModel.deployed', { name: deployed.name });
    },
  ],
});

const isDrawnOn = (before: Model, xml: string | null | undefined) =>
  before.state === 'deployed' && xml !== undefined && xml !== before.xml;
