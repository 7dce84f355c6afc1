import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { FastifyBaseLogger } from 'fastify';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { failureOf } from './failure.ts';
import { passwordPlace, sealedPassword } from './password.ts';
import { readPostgres } from './postgres-reader.ts';
import type { Place, SourceReader } from './reader.ts';

type DataSource = RowOf<typeof dataSource>;

const drivers = {
  postgresql: { port: 5432, read: readPostgres },
  // Its driver is large, and most servers never open such a source.
  mysql: { port: 3306, read: async (place) => (await import('./mysql-reader.ts')).readMysql(place) },
} satisfies Record<
  DataSource['driverClass'],
  { port: number; read: (place: Place) => Promise<SourceReader> }
>;

/** What opening a data source takes besides who asks. */
export type Tools = Pick<Services, 'cipher' | 'outbound'> & { log: FastifyBaseLogger };

/** Asks a data source something over a connection of its own; fails with a sentence that says what to look at. */
export async function withSource<T>(
  context: Context,
  tools: Tools,
  { id, ask }: { id: string; ask: (reader: SourceReader) => Promise<T> },
): Promise<T> {
  const row = await repositoryOf(dataSource, context).get(id);
  if (row.status !== 1) throw new Refusal('dataSource.off');
  const place = placeOf(row, await passwordOf(context, tools, id), tools);
  try {
    await tools.outbound.listed.assertHost(place.host);
    return await asked(await drivers[row.driverClass].read(place), ask);
  } catch (error) {
    if (!(error instanceof Refusal)) tools.log.warn({ err: error, dataSource: id }, 'a data source failed');
    throw failureOf(error, place);
  }
}

async function asked<T>(reader: SourceReader, ask: (reader: SourceReader) => Promise<T>): Promise<T> {
  try {
    return await ask(reader);
  } finally {
    // The answer counts even if closing the connection fails.
    await reader.close().catch(() => undefined);
  }
}

function placeOf(row: DataSource, password: string, { outbound }: Tools): Place {
  const { host, port, database } = addressOf(row);
  const { username, schemaName } = row;
  const common = { username, password, isEncrypted: row.isEncrypted === 1, lookup: outbound.listed.lookup };
  return { ...common, host, port, database, schema: schemaName ?? 'public' };
}

/** The parts of an address that the contract has let pass. */
export function addressOf({ driverClass, url }: Pick<DataSource, 'driverClass' | 'url'>) {
  const [, name = '', port, database = ''] = /^\w+:\/\/(\[[^\]]+\]|[^:/]+)(?::(\d+))?\/(.+)$/.exec(url) ?? [];
  const host = name.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return { host, port: port ? Number(port) : drivers[driverClass].port, database };
}

async function passwordOf(context: Context, { cipher }: Tools, id: string): Promise<string> {
  const sealed = await sealedPassword(context, id);
  return sealed ? cipher.open(sealed, passwordPlace) : '';
}
