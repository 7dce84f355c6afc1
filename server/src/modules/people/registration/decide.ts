import { remarks } from '@policy/shared/contract/kit/readable.ts';
import { rowResult } from '@policy/shared/contract/kit/shapes.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { idLists, idsNamed } from '../../../kit/routes/id-list.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { eachAlone } from '../../../kit/transaction/each-alone.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { approvePortal, refusePortal, turnIntoJoin } from './decide-portal.ts';
import { defaultsOf } from './defaults.ts';
import { mergeInto } from './merge.ts';
import { pending } from './pending-request.ts';
import type { Pending } from './pending-request.ts';
import type { RegistrationPorts } from './ports.ts';
import { refuseGuest } from './refuse-guest.ts';

const done = { 200: z.null() };
const path = `/${registration.path}`;
const tags = [registration.name];
const version = z.coerce.number().int().optional();

/** What an officer answers to a request: approval, refusal with a reason, or that its person has an account already. */
export function addDecisions(app: FastifyInstance, ports: RegistrationPorts) {
  addApproval(app, ports);
  addRefusal(app, ports);
  addMerge(app, ports);
  addBatch(app, ports);
}

const yes = z.union([z.boolean(), z.enum(['true', 'false'])]).optional();
const grounds = z.looseObject({
  version,
  proof: remarks(200),
  isSigner: yes,
  /** Gives the keeping of the company's members to whoever joins, in the place of those who had it. */
  handsOver: yes,
});
const isYes = (said: z.output<typeof yes>) => said === true || said === 'true';

/** Who comes after a third party is given role, department and post; whoever registered at the portal what he asked for. */
function addApproval(app: FastifyInstance, ports: RegistrationPorts) {
  const lists = idLists('id', 'roleId', 'deptId', 'postId');
  const schema = { tags, response: done, ...lists };
  const config = { guard: permission('registration_approve') };
  app.post(`${path}/approve`, { config, schema }, async (request) => {
    const [id = ''] = idsNamed(request, 'id');
    const said = readParameters(request, grounds);
    const given = placesNamed(request);
    await turn(request.context, id);
    return writeOnce(request, async (context) => {
      const row = await pending(context, id, said.version);
      const [isSigner, handsOver] = [isYes(said.isSigner), isYes(said.handsOver)];
      if (row.kind === 'guest') await approveGuest(context, row, given);
      else await approvePortal(context, ports, { row, proof: said.proof, isSigner, handsOver });
      return null;
    });
  });
}

/** Kept whatever the approval says afterwards: what the request asks for has changed since. */
const turn = (context: Context, id: string) =>
  inTransaction(context, async (inside) => {
    await turnIntoJoin(inside, await pending(inside, id));
  });

function addRefusal(app: FastifyInstance, ports: RegistrationPorts) {
  const said = z.object({ id: z.string().max(40), reason: remarks(200), version });
  const schema = { tags, response: done, querystring: said.partial(), body: said.partial().nullish() };
  const config = { guard: permission('registration_refuse') };
  app.post(`${path}/refuse`, { config, schema }, (request) => {
    const { id, reason, version: seen } = readParameters(request, said);
    if (reason === '') throw new Refusal('registration.reason');
    return writeOnce(request, async (context) => {
      const row = await pending(context, id, seen);
      if (row.kind === 'guest') await refuseGuest(context, row, reason);
      else await refusePortal(context, ports, { row, reason });
      return null;
    });
  });
}

function addMerge(app: FastifyInstance, ports: RegistrationPorts) {
  const said = z.object({
    ...{ id: z.string().max(40), userId: z.string().max(40), version, proof: remarks(200) },
  });
  const schema = { tags, response: done, querystring: said.partial(), body: said.partial().nullish() };
  const config = { guard: permission('registration_approve') };
  app.post(`${path}/merge`, { config, schema }, (request) => {
    const [userId = ''] = idsNamed(request, 'userId');
    const { id, version: seen, proof } = readParameters(request, said);
    return writeOnce(request, async (context) => {
      await mergeInto(context, ports, { row: await pending(context, id, seen), userId, proof });
      return null;
    });
  });
}

/** Several at once, each by itself: what needs a choice or a proof is refused with its sentence and left for its own dialog. */
function addBatch(app: FastifyInstance, ports: RegistrationPorts) {
  const schema = { tags, ...idLists('ids'), response: { 200: z.array(rowResult) } };
  const config = { guard: permission('registration_approve') };
  app.post(`${path}/approveMany`, { config, schema }, async (request) => {
    const { context } = request;
    const given = await defaultsOf(context);
    return eachAlone(context, idsNamed(request, 'ids'), async (inside, id) => {
      const row = await turnIntoJoin(inside, await pending(inside, id));
      if (row.kind === 'guest') return approveGuest(inside, row, given);
      return approvePortal(inside, ports, { row, proof: '', isSigner: false });
    });
  });
}

interface Given {
  roleId: string[];
  deptId: string[];
  postId: string[];
}

const placesNamed = (request: FastifyRequest): Given => ({
  roleId: idsNamed(request, 'roleId'),
  deptId: idsNamed(request, 'deptId'),
  postId: idsNamed(request, 'postId'),
});

async function approveGuest(context: Context, row: Pending, given: Given) {
  if (given.roleId.length === 0) throw new Refusal('registration.role');
  if (given.deptId.length === 0) throw new Refusal('registration.department');
  await repositoryOf(user, context).update(row.userId, given);
  await repositoryOf(registration, context).update(row.id, { status: 'approved' });
  await emit(context, {
    name: 'registration.approved',
    facts: { account: row.account, name: row.name ?? row.account },
    to: { recipientId: row.userId },
  });
}
