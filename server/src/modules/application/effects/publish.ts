import { wireMoment } from '@policy/shared/contract/workflow/form-formats.ts';
import { v7 } from 'uuid';
import { z } from 'zod';

import type { Services } from '../../../kit/services/services.ts';
import { defineEffect } from '../../../workflow/index.ts';
import { caseRow } from './case-row.ts';
import { listFor, publicityEndOf, putOnList } from './publicity-rows.ts';

/** Puts the case on its item's public list; the wait that follows ends with the list's objection period. */
export const publish = ({ config }: Pick<Services, 'config'>) =>
  defineEffect('application.publish', {
    input: z.object({
      publicityEnd: z
        .string()
        .regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/)
        .meta({ format: wireMoment })
        .optional(),
    }),
    invalid: 'application.publicityEnd',
    permission: 'gongshi_publish',
    isFinal: true,
    async prepare(context, { businessKey, input }) {
      // Nobody is really paid in a demonstration, so periods may be minutes long.
      const mayBeShort = config.mode !== 'production';
      const publicityEnd = await publicityEndOf(context, input.publicityEnd, mayBeShort);
      const list = await listFor(context, await caseRow(context, businessKey), publicityEnd);
      return { publicityEnd, publicityListId: list?.id ?? v7() };
    },
    async run(context, { businessKey }, { publicityEnd, publicityListId }) {
      const row = await caseRow(context, businessKey);
      await putOnList(context, row, { endsAt: publicityEnd, listId: publicityListId });
    },
  });
