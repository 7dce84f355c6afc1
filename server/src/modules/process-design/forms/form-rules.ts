import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { sql } from 'drizzle-orm';

import { defineRules } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { qualified, tableOf } from '../../../kit/table/table.ts';
import { dropDrafts } from './form-drafts.ts';
import { usersOfKey } from './form-users.ts';

const models = tableOf(processModel);

/** As many as a sentence may name. */
const mostNamed = 3;

/** A form that a guide or a process names stays; the recycle bin brings one back with its draft, and lets both go for good together. */
export const formDesignRules = defineRules(formDesign, {
  computed: {
    modelNames: (table) =>
      sql`(select string_agg(${models.name}, '、' order by ${models.modelKey}) from ${models} where ${models.tenantId} = ${qualified(table.tenantId)} and ${models.isDeleted} = 0 and ${qualified(table.formKey)} = any(string_to_array(${models.formKeys}, ',')))`,
  },
  beforeRemove: [
    async (rows, context) => {
      for (const { name, formKey } of rows) {
        const users = await usersOfKey(context, formKey);
        const named = users.slice(0, mostNamed).map((user) => user.name);
        const more = users.length > mostNamed ? '…' : '';
        if (users.length > 0) throw new Refusal('form.inUse', { name, users: `${named.join('、')}${more}` });
      }
    },
  ],
  afterPurge: [
    (rows, context) =>
      dropDrafts(
        context,
        rows.map(({ id }) => id),
      ),
  ],
});
