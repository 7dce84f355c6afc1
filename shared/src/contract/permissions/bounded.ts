import { entities } from '../entities/index.ts';
import type { Entity } from '../kit/entity.ts';
import { operatedProcess } from '../workflow/operated-process.ts';

/** What data scopes bound: the rows of every entity, and the processes that operations staff look after. */
export const bounded: readonly Entity[] = [...entities, operatedProcess];

/** The one of them whose permission codes begin with a base. */
export const boundedBy = (permissionBase: unknown): Entity | undefined =>
  bounded.find((thing) => thing.permissionBase === permissionBase);

/** Whether its rows are kept by the engine: a scope bounds which of them are reached, and those are seen whole. */
export const isOfEngine = (thing: Entity): boolean => thing.name === operatedProcess.name;
