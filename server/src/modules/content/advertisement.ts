import { advertisement } from '@policy/shared/contract/entities/content/advertisement.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { queryOf } from '../../kit/routes/route.ts';
import { tableOf } from '../../kit/table/table.ts';
import { contentModule, contentRules } from './life-cycle.ts';
import { endsAfter } from './publishing/ends-after.ts';
import { shownNow } from './shown-now.ts';

const { code } = tableOf(advertisement);
const asked = z.object({ code: z.string().min(1).max(50) });

/** What holds for advertisements. */
export const advertisementRules = contentRules(advertisement, undefined, [endsAfter('startTime', 'endTime')]);

/** The calls of advertisements, and what is shown at a place of the portal, which nobody needs to sign in for. */
export const advertisementModule = contentModule(advertisement, {
  routes: (app) => {
    const config = { guard: 'public' as const };
    const rows = z.array(answeredRow(advertisement));
    const schema = { tags: [advertisement.name], querystring: asked, response: { 200: rows } };
    app.get(`/${advertisement.path}/fe/getbycode`, { config, schema }, (request) =>
      shownNow(advertisement, request.context, eq(code, queryOf<z.infer<typeof asked>>(request).code)),
    );
  },
});
