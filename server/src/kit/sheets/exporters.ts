import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FastifyInstance } from 'fastify';

import { may } from '../runtime/context.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';

type Query = Readonly<Record<string, unknown>>;

/** A list that may be taken away as a file. */
export interface Exporter {
  entity: Entity;
  /** What the list makes of its query before it filters. */
  asked: (context: Context, query: Query) => Promise<Query> | Query;
  /** Masked fields whose columns do not hold the whole value, so that no file tells it. */
  sealed: readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The lists of this server that may be taken away as files, by the entity's name. */
    exporters: Map<string, Exporter>;
  }
}

/** The list of an entity's name, for somebody who may take it away; whoever may not learns no more than that. */
export function exporterOf({ exporters }: FastifyInstance, context: Context, name: string): Exporter {
  const exporter = exporters.get(name);
  if (!exporter || !may(context, `${exporter.entity.permissionBase}_export`))
    throw new Refusal('access.denied');
  return exporter;
}
