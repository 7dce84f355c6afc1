import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import { date, flag, json, longText, optional, reference, text } from '../../kit/field.ts';

/** What an officer said about an application at a node. */
export const applicationComment = defineEntity('applicationComment', {
  path: 'policy/projectcomment',
  nameField: 'node',
  order: [{ field: 'createTime' }],
  fields: {
    projectId: reference('application', { search: true }),
    node: text(80, { list: true }),
    authorRole: text(80, { list: true }),
    content: longText(2000, { list: true }),
    /** Fields and materials to mend, such as `form.equipList` or `materials.<id>`. */
    fieldRefs: optional(json(z.array(z.string().max(120)).max(50))),
    visibleToApplicant: flag({ list: true, initial: 1 }),
    deadline: optional(date()),
  },
});
