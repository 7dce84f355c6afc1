import { agency } from '@policy/shared/contract/entities/content/agency.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { idsSent } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow, wireDraft } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { withinScopes } from '../../../kit/access/scope.ts';
import { crudModule } from '../../../kit/crud/crud-module.ts';
import { readSubmission } from '../../../kit/drafts/drafts.ts';
import { describedOnly, idsOf, permission, submittedOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';

const departments = tableOf(department);
const tags = [agency.name];

/** Whoever reaches some departments only reaches the agencies among them. */
export const agencyRules = defineRules(agency, {
  reach: ({ id }, context) => {
    const reached = withinScopes({ entity: department, columns: departments }, context);
    return reached && sql`${id} in (select ${departments.id} from ${departments} where ${reached})`;
  },
});

/** The agencies as editors keep them. What is written goes to the department, under its rules. */
export const agencyModule = crudModule(agency, {
  verbs: ['list', 'detail'],
  routes: (app) => {
    addSubmit(app);
    addRemove(app);
  },
});

/** Adds the call that makes a department an agency, or says what the public is told of one. */
function addSubmit(app: FastifyInstance) {
  const schema = { tags, body: wireDraft(agency), response: { 200: answeredRow(agency) } };
  const config = { guard: permission('agency_add', 'agency_edit') };
  app.post(
    `/${agency.path}/submit`,
    { config, schema, validatorCompiler: describedOnly },
    async (request) => {
      const { id, version, values } = readSubmission(agency, submittedOf(request), request.context);
      if (!may(request.context, `agency_${id ? 'edit' : 'add'}`)) throw new Refusal('access.denied');
      return writeOnce(request, async (context) => {
        const about = id
          ? (await repositoryOf(agency, context).get(id)).id
          : await newAgency(context, values);
        const { departmentId: _, ...told } = values;
        await repositoryOf(department, context).update(about, told, version);
        return toWire(agency, await repositoryOf(agency, context).get(about));
      });
    },
  );
}

/** The department that is to be an agency and is none yet. */
async function newAgency(
  context: Context,
  { departmentId }: Partial<DraftOf<typeof agency>>,
): Promise<string> {
  const chosen = found(
    await repositoryOf(department, context).first(eq(departments.id, found(departmentId))),
  );
  if (chosen.docPrefix !== null)
    throw new Refusal('agency.already', { name: chosen.fullName }, 'departmentId');
  return chosen.id;
}

/** Adds the call after which departments are agencies no more; all or none. What the public was told of them is kept. */
function addRemove(app: FastifyInstance) {
  const schema = { tags, ...idsSent, response: { 200: z.null() } };
  app.post(
    `/${agency.path}/remove`,
    { config: { guard: permission('agency_delete') }, schema },
    (request) => {
      const ids = idsOf(request);
      if (ids.length === 0) throw new Refusal('row.notFound');
      return writeOnce(request, async (context) => {
        const agencies = await repositoryOf(agency, context).allOf(ids);
        const changes = { docPrefix: null };
        await repositoryOf(department, context).updateMany(
          agencies.map(({ id, version }) => ({ id, version, changes })),
        );
        return null;
      });
    },
  );
}
