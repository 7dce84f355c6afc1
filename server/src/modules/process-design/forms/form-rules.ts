import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';

import { defineRules } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { dropDrafts } from './form-drafts.ts';
import { usersOfKey } from './form-users.ts';

/** As many as a sentence may name. */
const mostNamed = 3;

/** A form that a guide or a process names stays; the recycle bin brings one back with its draft, and lets both go for good together. */
export const formDesignRules = defineRules(formDesign, {
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
