import type { DraftOf, Entity, FieldName, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { idQuery, idsSent, pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { wireDraft, answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { may } from './context.ts';
import type { Context } from './context.ts';
import { readSubmission } from './drafts.ts';
import { Refusal } from './errors.ts';
import { writeOnce } from './idempotency.ts';
import { maskedFields, withoutMasks } from './masks.ts';
import { assertNeeded, neededFields } from './needed.ts';
import { pagingQuery } from './paging.ts';
import { recycle } from './recycle.ts';
import type { BeforeRestore } from './recycle.ts';
import { repositoryOf } from './repository.ts';
import { addReveal } from './reveal.ts';
import type { Opening } from './reveal.ts';
import { idsOf, parametersOf, permission, queryOf, submittedOf } from './route.ts';
import type { Guard, Module } from './route.ts';
import { addExport } from './sheets/export-call.ts';

/** A write that is about to happen or has happened, for its steps. */
export interface Write<E extends Entity> {
  context: Context;
  /** The row as it was; null for a new one. */
  before: RowOf<E> | null;
  /** The body as it was sent, for what is no field of the entity, such as a first password. */
  sent: Readonly<Record<string, unknown>>;
}

/** `change` is the call that adds or changes, for rows that come by themselves: it changes and never adds. */
type Verb = 'list' | 'detail' | 'submit' | 'change' | 'remove';

/** What is special about an entity: named steps, run in order inside the write's transaction; a step refuses by throwing. */
export interface CrudOptions<E extends Entity> {
  beforeWrite?: readonly ((values: Partial<DraftOf<E>>, write: Write<E>) => Promise<void> | void)[];
  afterWrite?: readonly ((row: RowOf<E>, write: Write<E>) => Promise<void> | void)[];
  beforeRemove?: readonly ((rows: readonly RowOf<E>[], context: Context) => Promise<void> | void)[];
  afterRemove?: readonly ((rows: readonly RowOf<E>[], context: Context) => Promise<void> | void)[];
  beforeRestore?: readonly BeforeRestore[];
  /** The verbs that exist; all four unless said. */
  verbs?: readonly Verb[];
  /** Path of the one call, where it is not `<path>/<verb>`. */
  at?: string;
  /** How the whole of a masked field is read, where its column does not hold it. */
  openings?: Partial<Record<FieldName<E>, Opening>>;
  /** Calls beyond the four verbs. */
  routes?: Module;
}

/** Gives an entity its calls; everything particular to it arrives as steps. */
export function crudModule<E extends Entity>(entity: E, options: CrudOptions<E> = {}): Module {
  const { verbs = ['list', 'detail', 'submit', 'remove'] } = options;
  const isWritten = verbs.includes('submit') || verbs.includes('change');
  return (app) => {
    if (verbs.includes('list')) {
      addLists(app, entity);
      addExport(app, entity);
    }
    if (verbs.includes('detail')) addDetail(app, entity);
    if (isWritten) addSubmit(app, entity, options);
    if (verbs.includes('remove')) addRemove(app, entity, options);
    if (maskedFields(entity).length > 0) addReveal(app, entity, options.openings ?? {});
    options.routes?.(app);
  };
}

/** Who may read an entity's rows; which rows and fields, the repository decides. */
function readGuard(entity: Entity): Guard {
  if (entity.publicFields) return 'public';
  return entity.ownRows ? 'signedIn' : permission(`${entity.thing}_view`);
}

function addLists(app: FastifyInstance, entity: Entity) {
  const config = { guard: readGuard(entity), lists: entity, ownTenantId: 'tenantId' in entity.fields };
  const tags = [entity.name];
  const row = answeredRow(entity);
  const page = (request: FastifyRequest) =>
    repositoryOf(entity, request.context)
      .page(queryOf(request))
      .then((found) => ({ ...found, records: found.records.map((one) => toWire(entity, one)) }));
  const array = (request: FastifyRequest) =>
    repositoryOf(entity, request.context)
      .list(queryOf(request))
      .then((rows) => rows.map((one) => toWire(entity, one)));
  const paged = { config, schema: { tags, querystring: pagingQuery, response: { 200: pageOf(row) } } };
  const whole = { config, schema: { tags, querystring: pagingQuery, response: { 200: z.array(row) } } };
  if (entity.listByParent) app.get(`/${entity.path}/page`, paged, page);
  if (entity.listByParent || entity.listAll) app.get(`/${entity.path}/list`, whole, array);
  else app.get(`/${entity.path}/list`, paged, page);
}

function addDetail(app: FastifyInstance, entity: Entity) {
  const schema = { tags: [entity.name], querystring: idQuery, response: { 200: answeredRow(entity) } };
  app.get(`/${entity.path}/detail`, { config: { guard: readGuard(entity) }, schema }, async (request) => {
    const { id } = queryOf<{ id: string }>(request);
    return toWire(entity, await repositoryOf(entity, request.context).get(id));
  });
}

const isOnlyChanged = <E extends Entity>({ verbs }: CrudOptions<E>) => verbs?.includes('change') ?? false;

/** Adds the call that adds or changes a row. */
export function addSubmit<E extends Entity>(app: FastifyInstance, entity: E, options: CrudOptions<E> = {}) {
  const acts = isOnlyChanged(options) ? ['edit'] : ['add', 'edit'];
  const config = { guard: permission(...acts.map((act) => `${entity.thing}_${act}`)) };
  const schema = {
    tags: [entity.name],
    body: wireDraft(entity),
    response: { 200: answeredRow(entity) },
  };
  // The body is read by readSubmission, which knows adding from changing; the schema here is its documentation.
  const validatorCompiler = () => (value: unknown) => ({ value });
  app.post(
    `/${options.at ?? `${entity.path}/submit`}`,
    { config, schema, validatorCompiler },
    async (request) => toWire(entity, await submit(entity, options, request)),
  );
}

/** Adds or changes one row as its steps allow, in one transaction. */
async function submit<E extends Entity>(
  entity: E,
  options: CrudOptions<E>,
  request: FastifyRequest,
): Promise<RowOf<E>> {
  const { id, version, values: sentValues } = readSubmission(entity, submittedOf(request), request.context);
  if (!id && isOnlyChanged(options)) throw new Refusal('row.notFound');
  if (!may(request.context, `${entity.thing}_${id ? 'edit' : 'add'}`)) throw new Refusal('access.denied');
  const isRead = isReadBefore(entity, options, request.context);
  return writeOnce(request, async (context) => {
    const repository = repositoryOf(entity, context);
    const before = id && isRead ? await repository.get(id) : null;
    const values = withoutMasks(entity, context, { before, values: sentValues });
    assertNeeded(entity, context, { before, values });
    const write = { context, before, sent: parametersOf(request) };
    for (const step of options.beforeWrite ?? []) await step(values, write);
    const row = id ? await repository.update(id, values, version) : await repository.insert(values);
    for (const step of options.afterWrite ?? []) await step(row, write);
    return row;
  });
}

/** Who may view a thing writes exactly where he reads, so that only rules need the row; anybody else must be able to read it. */
const isReadBefore = <E extends Entity>(entity: E, options: CrudOptions<E>, context: Context): boolean =>
  Boolean(options.beforeWrite ?? options.afterWrite) ||
  maskedFields(entity).length > 0 ||
  neededFields(entity).length > 0 ||
  !may(context, `${entity.thing}_view`);

/** Adds the call that removes rows. */
export function addRemove<E extends Entity>(app: FastifyInstance, entity: E, options: CrudOptions<E> = {}) {
  recycle(entity, options.beforeRestore ?? []);
  const config = { guard: permission(`${entity.thing}_delete`) };
  const schema = { tags: [entity.name], ...idsSent, response: { 200: z.null() } };
  app.post(`/${options.at ?? `${entity.path}/remove`}`, { config, schema }, (request) => {
    const ids = idsOf(request);
    return writeOnce(request, async (context) => {
      const repository = repositoryOf(entity, context);
      const rows = await repository.allOf(ids);
      for (const step of options.beforeRemove ?? []) await step(rows, context);
      await repository.remove(ids);
      for (const step of options.afterRemove ?? []) await step(rows, context);
      return null;
    });
  });
}
