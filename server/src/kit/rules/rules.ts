import type { DraftOf, Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../runtime/context.ts';
import type { TableOf } from '../table/table.ts';
import type { Subscriber } from '../transaction/domain-events.ts';
import type { Follower } from '../transaction/followers.ts';
import { createInvalidationSignal } from '../transaction/invalidation-log.ts';
import type { InvalidationSignal } from '../transaction/invalidation-log.ts';
import { createOutboxSignal } from '../transaction/outbox.ts';
import type { OutboxSignal } from '../transaction/outbox.ts';

declare module '../runtime/context.ts' {
  interface Context {
    /** What holds for the rows of each entity. */
    rules: Rules;
    /** Why writes of this context are held to no rules; absent for all that are. */
    unruled?: string;
    /** The row whose writes, and those of the rows below it, are made in the rows themselves and not as a revision. */
    revising?: string;
  }
}

declare module '../services/services.ts' {
  interface Services {
    /** What holds for the rows of each entity. */
    rules: Rules;
  }
}

/** A write that a rule looks at. */
export interface Write<E extends Entity> {
  context: Context;
  /** The whole row as it was, whatever the writer may be told of it; null for a new one. */
  before: RowOf<E> | null;
}

type Maybe = Promise<void> | void;
type SubmittedFields<E extends Entity> = Partial<DraftOf<E>>;
type RowsRule<E extends Entity> = (rows: readonly RowOf<E>[], context: Context) => Maybe;

/** A rule before a row is added or changed: it refuses by throwing, and may change the values. */
export type WriteRule<E extends Entity> = (values: SubmittedFields<E>, write: Write<E>) => Maybe;

/** A rule that looks at some fields alone: a write that says none of them is not held up, and its row not read. */
interface FieldRule<E extends Entity> {
  fields: readonly string[];
  rule: WriteRule<E>;
}

/** Works out one row-only value inside the row's own query, so that it can be filtered by as well. */
type Computed<E extends Entity> = (table: TableOf<E>, context: Context) => SQL;

/** What is public, and the rows below it that are public with it: they are changed together, and reviewed together. */
export interface Revised {
  root: Entity;
  /** Entities whose `publicThrough` leads to the root. */
  below: readonly Entity[];
}

/** A row that a write is about to touch: one that is there by its id, a new one by what it is to be. */
export interface Touched {
  id?: string | undefined;
  values?: object;
  act: 'add' | 'change' | 'remove';
}

/** Has writes made elsewhere than in the rows themselves; answers what each group of them answered. */
export type Around = <R extends Touched, T>(
  context: Context,
  rows: readonly R[],
  make: (inside: Context, rows: readonly R[]) => Promise<T>,
) => Promise<T[]>;

/** What holds for the rows of an entity whoever writes them: a call, a sheet, a process or a seed. */
export interface EntityRules<E extends Entity> {
  beforeWrite?: readonly (WriteRule<E> | FieldRule<E>)[];
  /** After that, over all rows that are added together: of a sheet of thousands the database is asked once. */
  beforeAdd?: readonly ((drafts: readonly SubmittedFields<E>[], context: Context) => Maybe)[];
  /** Follows from the row as it stands, in the same transaction. */
  afterWrite?: readonly ((row: RowOf<E>, write: Write<E>) => Maybe)[];
  beforeRemove?: readonly RowsRule<E>[];
  afterRemove?: readonly RowsRule<E>[];
  beforeRestore?: readonly RowsRule<E>[];
  /** The recycle bin lets rows go for good: what hangs on them goes in the same transaction. */
  afterPurge?: readonly RowsRule<E>[];
  /** Narrows what the grants open, for reads and for writes; the administrator is held to none. */
  reach?: (table: TableOf<E>, context: Context) => SQL | undefined;
  computed?: { [K in keyof E['computed']]: Computed<E> };
  /** Looks at a row as it stands before anything is asked of its change, and may have it made elsewhere by throwing. */
  beforeChange?: (row: RowOf<E>, context: Context) => void;
  /** What the rows are changed and reviewed with while it is public. */
  revised?: Revised;
  around?: Around;
}

/** An entity with its rules, for the list that the server is composed of. */
export interface RuledEntity {
  entity: Entity;
  rules: EntityRules<Entity>;
}

/** Says what holds for an entity's rows; it does so once it stands in the list of rules. */
export const defineRules = <E extends Entity>(entity: E, rules: EntityRules<E>): RuledEntity => ({
  entity,
  // Kept coarse beside those of other entities; each is handed its own rows and its own table.
  rules: rules as unknown as EntityRules<Entity>,
});

/** What the areas hold writes to, and who hears of what happens. */
export interface Rules {
  of(entity: Entity): EntityRules<Entity>;
  subscribers: readonly Subscriber[];
  /** Who does something when public rows change. */
  followers: readonly Follower[];
  /** Wakes the portals that wait for what is published. */
  invalidationSignal: InvalidationSignal;
  /** Wakes whoever delivers what is put into the outbox. */
  outboxSignal: OutboxSignal;
}

const none: EntityRules<Entity> = {};

/** One table of all rules; an entity that stands in it twice is a programming error. */
export function rulesFrom(
  ruled: readonly RuledEntity[],
  subscribers: readonly Subscriber[] = [],
  followers: readonly Follower[] = [],
): Rules {
  const byName = new Map<string, EntityRules<Entity>>();
  for (const { entity, rules } of ruled) {
    if (byName.has(entity.name)) throw new Error(`The rules of ${entity.name} are said twice`);
    byName.set(entity.name, rules);
  }
  return {
    of: ({ name }) => byName.get(name) ?? none,
    subscribers,
    followers,
    invalidationSignal: createInvalidationSignal(),
    outboxSignal: createOutboxSignal(),
  };
}

/** A context whose writes pass the rules by, for a reason that is told where it is done; tenant and reach still hold. */
export const asSystem = (context: Context, reason: string): Context => ({ ...context, unruled: reason });

/** What a write of this context is held to. */
export const writeRulesOf = (entity: Entity, { rules, unruled }: Context): EntityRules<Entity> =>
  unruled === undefined ? rules.of(entity) : none;

/** The rules before a write that some values ask for. */
export const beforeWriteOf = (
  { beforeWrite = [] }: EntityRules<Entity>,
  values: object,
): readonly WriteRule<Entity>[] =>
  beforeWrite.flatMap((one) => {
    if (typeof one === 'function') return [one];
    return one.fields.some((field) => field in values) ? [one.rule] : [];
  });
