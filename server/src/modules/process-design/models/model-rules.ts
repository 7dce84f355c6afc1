import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { sql } from 'drizzle-orm';

import { defineRules } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { qualified, tableOf } from '../../../kit/table/table.ts';
import { scopeOf, writeScope } from '../../../workflow/index.ts';
import { blankDiagram } from './blank-diagram.ts';
import { formsNamed } from './forms-named.ts';

type Model = RowOf<typeof processModel>;

const forms = tableOf(formDesign);

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
    (values) => {
      if (typeof values.xml === 'string') values.formKeys = formsNamed(values.xml);
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
  computed: {
    formNames: (table, { locale }) => {
      const name = locale === 'en' ? sql`coalesce(${forms.nameEn}, ${forms.name})` : sql`${forms.name}`;
      const key = qualified(table.formKeys);
      return sql`(select string_agg(${name}, '、' order by ${forms.formKey}) from ${forms} where ${forms.tenantId} = ${qualified(table.tenantId)} and ${forms.isDeleted} = 0 and ${forms.formKey} = any(string_to_array(${key}, ',')))`;
    },
  },
  beforeRemove: [
    (rows) => {
      const deployed = rows.find(({ mainVersion }) => mainVersion !== null);
      if (deployed) throw new Refusal('processModel.deployed', { name: deployed.name });
    },
  ],
});

const isDrawnOn = (before: Model, xml: string | null | undefined) =>
  before.state === 'deployed' && xml !== undefined && xml !== before.xml;
