import { focusItem } from '@policy/shared/contract/entities/content/focus-item.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { tableOf } from '../../kit/table/table.ts';
import { contentModule, contentRules } from './life-cycle.ts';
import { endsAfter } from './publishing/ends-after.ts';
import { shownNow } from './shown-now.ts';

const { position } = tableOf(focusItem);
const schema = { tags: [focusItem.name], response: { 200: z.array(answeredRow(focusItem)) } };
const config = { guard: 'public' as const };

/** What holds for what the home page points to. */
export const focusItemRules = contentRules(focusItem, undefined, [endsAfter('startTime', 'endTime')]);

/** The calls of what the home page points to; `listtop` are the pictures at its top, `listadtop` the lines of its list. */
export const focusItemModule = contentModule(focusItem, {
  routes: (app) => {
    for (const [call, place] of [
      ['listtop', 'top'],
      ['listadtop', 'list'],
    ] as const)
      app.get(`/${focusItem.path}/${call}`, { config, schema }, ({ context }) =>
        shownNow(focusItem, context, eq(position, place)),
      );
  },
});
