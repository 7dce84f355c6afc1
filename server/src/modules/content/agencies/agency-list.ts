import { department } from '@policy/shared/contract/entities/people/department.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { isNotNull } from 'drizzle-orm';
import { z } from 'zod';

import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';

/** The district's agencies as the public reads them: departments that issue documents. */
export const agencyListModule: Module = (app) => {
  const schema = { tags: [department.name], response: { 200: z.array(answeredRow(department)) } };
  app.get(
    '/policy/dept/list',
    { config: { guard: 'public', operationId: 'policyDeptList' }, schema },
    async (request) => {
      const agencies = await repositoryOf(department, request.context).list(
        {},
        isNotNull(tableOf(department).docPrefix),
      );
      return agencies.map((agency) => toWire(department, agency));
    },
  );
};
