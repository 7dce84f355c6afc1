import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FileStore, FileStores } from '../../../kit/services/file-store.ts';
import type { Services } from '../../../kit/services/services.ts';
import { objectStorageTable as table } from '../tables.ts';
import { placeOf } from './storage-place.ts';
import type { Said } from './storage-place.ts';

type Ports = Pick<Services, 'cipher' | 'outbound'> & { database: Pick<Services['database'], 'db'> };

/** Where in the tables the secret of a storage is sealed. */
export const storageSecretPlace = (id: string) => `objectStorage.secretKey:${id}`;

const { id, tenantId, version, secretKey, status, isDeleted } = table;
const { category, endpoint, region, bucketName, domain, accessKey, isPathStyle, prefix } = table;
const said = { category, endpoint, region, bucketName, domain, accessKey, isPathStyle, prefix };
const columns = { id, tenantId, version, secretKey, ...said };

type Row = Said & { id: string; tenantId: string; version: number; secretKey: unknown };

/** The stores of all configurations, each made once per version of its row; `disk` keeps what names none. */
export function createFileStores(ports: Ports, disk: FileStore): FileStores {
  const made = new Map<string, { version: number; store: FileStore }>();
  const storeOf = async (row: Row): Promise<FileStore> => {
    const known = made.get(row.id);
    if (known && known.version === row.version) return known.store;
    const store = (await bucketOf(ports, row)) ?? disk;
    made.set(row.id, { version: row.version, store });
    return store;
  };
  const first = async (db: Database, where: SQL | undefined): Promise<Row | undefined> =>
    (await db.select(columns).from(table).where(where).limit(1))[0];
  return {
    async forNew(context) {
      // Within the caller's transaction: the embedded database has no second connection to ask through.
      const inUse = and(eq(tenantId, context.tenantId), eq(status, 1), eq(isDeleted, 0));
      const row = await first(context.db, inUse);
      if (!row) return { store: disk, ossId: null, domain: null };
      return { store: await storeOf(row), ossId: row.id, domain: row.domain };
    },
    async of(file) {
      if (!file.ossId) return disk;
      const row = await first(ports.database.db, and(eq(id, file.ossId), eq(tenantId, file.tenantId)));
      if (!row) throw new Refusal('row.notFound');
      return storeOf(row);
    },
  };
}

/** The bucket of a configuration; null for the local disk. */
async function bucketOf({ cipher, outbound }: Ports, row: Row): Promise<FileStore | null> {
  const secret =
    typeof row.secretKey === 'string' ? cipher.open(row.secretKey, storageSecretPlace(row.id)) : '';
  const place = placeOf(row, { tenantId: row.tenantId, secretKey: secret });
  if (!place) return null;
  // An address written as a number is never resolved, so no connection would judge it.
  await outbound.assertUrl(place.endpoint);
  // The SDK is large, and most installations keep their files on the disk.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(place, outbound);
}
