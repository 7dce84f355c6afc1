import type { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { storagePresets } from '@policy/shared/contract/resource/storage-presets.ts';

import type { S3Place } from './s3-store.ts';

/** What a configuration says of its place, whether it stands in a row or is about to. */
export type Said = Pick<
  RowOf<typeof objectStorage>,
  'category' | 'endpoint' | 'region' | 'bucketName' | 'domain' | 'accessKey' | 'isPathStyle' | 'prefix'
>;

/** Storages that know no regions take any. */
const anyRegion = 'us-east-1';

/** The address that a configuration leads to: its own, or its provider's for the region. */
export function endpointOf({ category, endpoint, region }: Said): string | null {
  if (category === 'local') return null;
  if (endpoint) return endpoint;
  const { endpointOf: published } = storagePresets[category];
  return published && region ? published(region) : null;
}

/** The bucket that a whole configuration and its secret lead to; null for the local disk and for what is not whole. */
export function placeOf(
  said: Said,
  { tenantId, secretKey }: { tenantId: string; secretKey: string },
): S3Place | null {
  const { category, bucketName, accessKey } = said;
  const endpoint = endpointOf(said);
  if (category === 'local' || !endpoint || !bucketName || !accessKey) return null;
  return {
    ...{ endpoint, accessKey, secretKey, bucket: bucketName },
    region: said.region ?? anyRegion,
    domain: said.domain,
    isPathStyle: storagePresets[category].isPathStyle ?? said.isPathStyle === 1,
    folder: `${folderOf(said.prefix)}${tenantId}/`,
  };
}

const folderOf = (prefix: string | null) => {
  const inner = (prefix ?? '').replace(/^\/+|\/+$/g, '');
  return inner ? `${inner}/` : '';
};
