import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { eq } from 'drizzle-orm';

import type { Submitted } from '../../../kit/crud/crud-module.ts';
import { pointersTo } from '../../../kit/crud/delete-restrictions.ts';
import type { WriteRule } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import { webAddress } from '../../../kit/services/outbound.ts';
import type { Outbound } from '../../../kit/services/outbound.ts';
import { anyTableOf, columnNamed } from '../../../kit/table/table.ts';
import { missingSecret } from '../sent-secret.ts';
import { endpointOf } from './storage-place.ts';
import type { Said } from './storage-place.ts';

type Storage = typeof objectStorage;
type SubmittedFields = Partial<DraftOf<Storage>>;
type Rule = WriteRule<Storage>;

const nothing: Said = {
  ...{ category: 'local', endpoint: null, region: null, bucketName: null },
  ...{ domain: null, accessKey: null, isPathStyle: 1, prefix: null },
};

const withoutAbsent = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What the row will say once it is written. */
const afterwards = (values: SubmittedFields, before: RowOf<Storage> | null): Said => ({
  ...(before ?? nothing),
  ...withoutAbsent(values),
});

/** Rule: a storage elsewhere has an address, its own or its region's, and a secret. */
export function isWhole(values: SubmittedFields, write: Submitted<Storage>): void {
  const said = afterwards(values, write.before);
  if (said.category === 'local') return;
  const words = catalogue(write.context.locale);
  const label = words.entity(objectStorage.name).fields['region'];
  const region = { field: 'region', message: fill(words.validation.enter, { label }) };
  const errors = [...(endpointOf(said) ? [] : [region]), ...missingSecret(write, said.category)];
  if (errors.length > 0) throw new InvalidDraft(errors);
  assertNames(said);
}

/** Names that become parts of a host or a path hold nothing that leads elsewhere. */
function assertNames({ bucketName, region }: Said) {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucketName ?? '')) throw new Refusal('storage.bucket');
  if (region && !/^[a-z0-9-]{1,40}$/.test(region)) throw new Refusal('storage.region');
}

const place = ['category', 'endpoint', 'region', 'bucketName', 'isPathStyle', 'prefix'] as const;
const addressed = [...place, 'domain'] as const;

/** An address that is said does not lead into the server's own network; only browsers go to its domain. */
export const leadsOutside =
  (outbound: Outbound): Rule =>
  async (values, { before }) => {
    if (addressed.every((field) => values[field] === undefined)) return;
    const said = afterwards(values, before);
    const endpoint = endpointOf(said);
    if (endpoint) await outbound.assertUrl(endpoint);
    if (said.domain) webAddress(said.domain);
  };

/** Files are never moved, so the address of a storage that holds any cannot change. */
export const keepsItsPlace: Rule = async (values, { before, context }) => {
  if (!before) return;
  const said = afterwards(values, before);
  const isMoved = place.some((field) => said[field] !== before[field]);
  if (isMoved && (await holdsFiles(context, before.id))) throw new Refusal('storage.holdsFiles');
};

/** The fields of all entities that say which storage a file lies in. */
const keepers = pointersTo(objectStorage);

/** Removed files count: they may be brought back. */
async function holdsFiles({ db }: Context, id: string): Promise<boolean> {
  for (const { owner, field } of keepers) {
    const table = anyTableOf(owner);
    const held = await db
      .select({ id: table.id })
      .from(table)
      .where(eq(columnNamed(owner, field), id))
      .limit(1);
    if (held.length > 0) return true;
  }
  return false;
}

/** The storage that takes new files, and one that holds any, cannot be removed. */
export const staysWhileNeeded = async (rows: readonly RowOf<Storage>[], context: Context): Promise<void> => {
  if (rows.some(({ status }) => status === 1)) throw new Refusal('storage.isEnabled');
  const { title } = catalogue(context.locale).entity(objectStorage.name);
  for (const { id } of rows) if (await holdsFiles(context, id)) throw new Refusal('row.inUse', { title });
};
