import { repeatCheck, windowCheck } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { z } from 'zod';

import { queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { isClosed, findConflictingApplication } from './apply-checks.ts';

const query = z.looseObject({ guideId: z.string() });

/** The two questions before an application: is the window open, and was there one already. */
export const applyCheckRoutes: Module = (app) => {
  const tags = [application.name];
  const window = { tags, querystring: query, response: { 200: windowCheck } };
  app.get(
    `/${application.path}/isExpireGuideItemForApply`,
    { config: { guard: 'public' }, schema: window },
    async (request) => {
      const guide = await repositoryOf(itemGuide, request.context).get(
        queryOf<{ guideId: string }>(request).guideId,
      );
      const { windowStatus, applyStart, applyEnd } = guide;
      return { isExpired: isClosed(guide), windowStatus, applyStart, applyEnd };
    },
  );
  const repeat = { tags, querystring: query, response: { 200: repeatCheck } };
  app.get(
    `/${application.path}/repeatApplyCheck`,
    { config: { guard: 'signedIn' }, schema: repeat },
    async (request) => {
      const { context } = request;
      const guide = await repositoryOf(itemGuide, context).get(queryOf<{ guideId: string }>(request).guideId);
      const other = await findConflictingApplication(context, guide);
      const isRepeat = other !== null && other.status !== 'draft';
      return {
        isRepeat,
        id: other?.id ?? null,
        applyNo: other?.applyNo ?? null,
        status: other?.status ?? null,
      };
    },
  );
};
