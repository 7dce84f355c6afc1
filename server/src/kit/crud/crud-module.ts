import type { DraftOf, Entity, FieldName, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { idQuery, idsSent, pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { wireDraft, answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { maskedFields, maskRows, withoutMasks } from '../access/masks.ts';
import { readSubmission } from '../drafts/drafts.ts';
import type { Submission } from '../drafts/drafts.ts';
import { assertRequiredWhen, conditionallyRequired } from '../drafts/required-when.ts';
import { pagingQuery } from '../query/paging.ts';
import { describedOnly, idsOf, parametersOf, permission, queryOf, submittedOf } from '../routes/route.ts';
import type { Guard, Module } from '../routes/route.ts';
import { readRevised } from '../revisions/read-revised.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Write } from '../rules/rules.ts';
import { may } from '../runtime/context.ts';
import type { Context } from '../runtime/context.ts';
import { found, Refusal } from '../runtime/errors.ts';
import { addExport } from '../sheets/export-call.ts';
import { writeOnce } from '../transaction/idempotency.ts';
import { addPreview } from './preview-call.ts';
import { addReveal } from './reveal.ts';
import type { Opening } from './reveal.ts';

/** A write as a call asks for it. */
export interface Submitted<E extends Entity> extends Write<E> {
  /** The body as it was sent, for what is no field of the entity, such as a first password. */
  sent: Readonly<Record<string, unknown>>;
}

/** `change` is `submit` without adding, for rows that no form adds, such as those of a log. */
type Verb = 'list' | 'detail' | 'submit' | 'change' | 'remove';

/** What is special about an entity's calls. What holds for its rows whoever writes them is said in its rules. */
export interface CrudOptions<E extends Entity> {
  /** Steps of the submit call alone, for what is sent beside the fields: before the rules, and after the write. */
  beforeSubmit?: readonly ((values: Partial<DraftOf<E>>, submitted: Submitted<E>) => Promise<void> | void)[];
  afterSubmit?: readonly ((row: RowOf<E>, submitted: Submitted<E>) => Promise<void> | void)[];
  /** The verbs that exist; all four unless said. */
  verbs?: readonly Verb[];
  /** Path of the one call, where it is not `<path>/<verb>`. */
  at?: string;
  /** How the whole of a masked field is read, where its column does not hold it. */
  openings?: Partial<Record<FieldName<E>, Opening>>;
  /** Says of a row that a caller may not read why it is not there, by refusing; where it does not, there is none. */
  absent?: (context: Context, id: string) => Promise<void>;
  /** Calls beyond the four verbs. */
  routes?: Module;
}

/** Gives an entity its calls. */
export function crudModule<E extends Entity>(entity: E, options: CrudOptions<E> = {}): Module {
  const { verbs = ['list', 'detail', 'submit', 'remove'], openings = {} } = options;
  const isWritten = verbs.includes('submit') || verbs.includes('change');
  return (app) => {
    if (verbs.includes('list')) {
      addLists(app, entity);
      addExport(app, entity, { sealed: Object.keys(openings) });
    }
    if (verbs.includes('detail')) addDetail(app, entity, options.absent);
    if (isWritten) addSubmit(app, entity, options);
    addPreview(app, entity);
    if (verbs.includes('remove')) addRemove(app, entity);
    if (maskedFields(entity).length > 0) addReveal(app, entity, openings);
    options.routes?.(app);
  };
}

/** Who may read an entity's rows; which rows and fields, the repository decides. */
function readGuard(entity: Entity): Guard {
  if (entity.publicFields) return 'public';
  return entity.ownRows ? 'signedIn' : permission(`${entity.permissionBase}_view`);
}

function addLists(app: FastifyInstance, entity: Entity) {
  const config = { guard: readGuard(entity), lists: entity, ownTenantId: 'tenantId' in entity.fields };
  const tags = [entity.name];
  const row = answeredRow(entity);
  const page = async (request: FastifyRequest) => {
    const query = queryOf<Record<string, unknown>>(request);
    const read = (context: Context) => repositoryOf(entity, context).page(query);
    const found = await readRevised(entity, request.context, { query, read });
    return { ...found, records: found.records.map((one) => toWire(entity, one)) };
  };
  const array = async (request: FastifyRequest) => {
    const query = queryOf<Record<string, unknown>>(request);
    const read = (context: Context) => repositoryOf(entity, context).list(query);
    const rows = await readRevised(entity, request.context, { query, read });
    return rows.map((one) => toWire(entity, one));
  };
  const paged = { config, schema: { tags, querystring: pagingQuery, response: { 200: pageOf(row) } } };
  const whole = { config, schema: { tags, querystring: pagingQuery, response: { 200: z.array(row) } } };
  if (entity.listByParent) app.get(`/${entity.path}/page`, paged, page);
  if (entity.listByParent || entity.listAll) app.get(`/${entity.path}/list`, whole, array);
  else app.get(`/${entity.path}/list`, paged, page);
}

function addDetail(app: FastifyInstance, entity: Entity, absent?: CrudOptions<Entity>['absent']) {
  const schema = { tags: [entity.name], querystring: idQuery, response: { 200: answeredRow(entity) } };
  app.get(`/${entity.path}/detail`, { config: { guard: readGuard(entity) }, schema }, async (request) => {
    const { id } = queryOf<{ id: string }>(request);
    const read = (context: Context) => repositoryOf(entity, context).find(id);
    const row = await readRevised(entity, request.context, { id, read });
    if (!row) await absent?.(request.context, id);
    return toWire(entity, found(row));
  });
}

const isOnlyChanged = <E extends Entity>({ verbs }: CrudOptions<E>) => verbs?.includes('change') ?? false;

/** Adds the call that adds or changes a row. */
export function addSubmit<E extends Entity>(app: FastifyInstance, entity: E, options: CrudOptions<E> = {}) {
  const acts = isOnlyChanged(options) ? ['edit'] : ['add', 'edit'];
  const config = { guard: permission(...acts.map((act) => `${entity.permissionBase}_${act}`)) };
  const schema = {
    tags: [entity.name],
    body: wireDraft(entity),
    response: { 200: answeredRow(entity) },
  };
  app.post(
    `/${options.at ?? `${entity.path}/submit`}`,
    { config, schema, validatorCompiler: describedOnly },
    async (request) => toWire(entity, await submit(entity, options, request)),
  );
  app.changers.set(entity.name, async (context, id, values) => {
    assertMayWrite(entity, context, id);
    const submission = readSubmission(entity, toWire(entity, { ...values, id }), context);
    await writeSubmitted(entity, options, { context, submission, sent: values });
  });
}

/** Adds or changes one row as its steps allow, in one transaction. */
async function submit<E extends Entity>(
  entity: E,
  options: CrudOptions<E>,
  request: FastifyRequest,
): Promise<RowOf<E>> {
  const submission = readSubmission(entity, submittedOf(request), request.context);
  if (!submission.id && isOnlyChanged(options)) throw new Refusal('row.notFound');
  assertMayWrite(entity, request.context, submission.id);
  return writeOnce(request, (context) =>
    writeSubmitted(entity, options, { context, submission, sent: parametersOf(request) }),
  );
}

function assertMayWrite(entity: Entity, context: Context, id: string | null): void {
  if (!may(context, `${entity.permissionBase}_${id ? 'edit' : 'add'}`)) throw new Refusal('access.denied');
}

interface Asked<E extends Entity> {
  context: Context;
  submission: Submission<E>;
  sent: Submitted<E>['sent'];
}

/** The write of a submit, inside the open transaction: through the call's own steps and the entity's rules. */
async function writeSubmitted<E extends Entity>(
  entity: E,
  options: CrudOptions<E>,
  { context, submission: { id, version, values: sentValues }, sent }: Asked<E>,
): Promise<RowOf<E>> {
  const repository = repositoryOf(entity, context);
  // Who may view the entity writes exactly where he reads; anybody else must be able to read the row.
  if (id && !may(context, `${entity.permissionBase}_view`)) await repository.get(id);
  const submitted: Submitted<E> = { context, before: null, sent };
  const check = async (values: Partial<DraftOf<E>>, before: RowOf<E> | null) => {
    submitted.before = before;
    const told = before && maskRows(entity, context, [before])[0];
    const kept = withoutMasks(entity, context, { before: told ?? null, values });
    assertRequiredWhen(entity, context, { before, values: kept });
    for (const step of options.beforeSubmit ?? []) await step(kept, submitted);
    return kept;
  };
  const write = async () => {
    if (!id) return repository.insert(await check(sentValues, null));
    if (!isLookedAt(entity, options)) return repository.update(id, sentValues, version);
    return repository.updateChecked(id, sentValues, { version, check });
  };
  const row = await write();
  for (const step of options.afterSubmit ?? []) await step(row, submitted);
  return row;
}

/** Whether the call itself looks at the row that it changes. */
const isLookedAt = <E extends Entity>(entity: E, { beforeSubmit, afterSubmit }: CrudOptions<E>): boolean =>
  Boolean(beforeSubmit ?? afterSubmit) ||
  maskedFields(entity).length > 0 ||
  conditionallyRequired(entity).length > 0;

/** Adds the call that removes rows. */
export function addRemove(app: FastifyInstance, entity: Entity, at = `${entity.path}/remove`) {
  app.recyclables.push(entity);
  const config = { guard: permission(`${entity.permissionBase}_delete`) };
  const schema = { tags: [entity.name], ...idsSent, response: { 200: z.null() } };
  app.post(`/${at}`, { config, schema }, (request) => {
    const ids = idsOf(request);
    if (ids.length === 0) throw new Refusal('row.notFound');
    return writeOnce(request, async (context) => {
      const repository = repositoryOf(entity, context);
      // As for a change: who may not view the entity must be able to read what he removes.
      if (!may(context, `${entity.permissionBase}_view`)) await repository.allOf(ids);
      await repository.remove(ids);
      return null;
    });
  });
}
