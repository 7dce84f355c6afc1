import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FileStore } from '../../../kit/services/file-store.ts';
import type { Outbound } from '../../../kit/services/outbound.ts';

/** Everything that reaching a bucket takes. */
export interface S3Place {
  endpoint: string;
  region: string;
  bucket: string;
  isPathStyle: boolean;
  accessKey: string;
  secretKey: string;
  /** What the keys of its files begin with. */
  folder: string;
  /** Where browsers reach it, if they do. */
  domain: string | null;
}

const connectionTimeout = 3_000;
const requestTimeout = 20_000;

/** Files in a bucket of any storage that speaks the S3 protocol; names are resolved by `outbound` at each connection. */
export function s3Store(place: S3Place, { agents }: Pick<Outbound, 'agents'>): FileStore {
  const { bucket: Bucket, domain } = place;
  const client = new S3Client({
    ...clientConfig(place),
    requestHandler: { ...agents, connectionTimeout, requestTimeout },
  });
  const keyOf = (name: string) => `${place.folder}${name}`;
  return {
    async put(name, body) {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body: body }));
    },
    async open(name) {
      const { Body } = await client
        .send(new GetObjectCommand({ Bucket, Key: keyOf(name) }))
        .catch((error: unknown) => {
          throw error instanceof NoSuchKey ? new Refusal('row.notFound') : error;
        });
      if (!(Body instanceof Readable)) throw new Refusal('row.notFound');
      return Body;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
    linkTo: async (name, link) => (domain ? signedLink({ ...place, domain }, keyOf(name), link) : null),
  };
}

const clientConfig = ({ endpoint, region, isPathStyle, accessKey, secretKey }: S3Place): S3ClientConfig => ({
  endpoint,
  region,
  forcePathStyle: isPathStyle,
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  maxAttempts: 2,
  // The SDK's own checksums are newer than most of the storages that speak its protocol.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** A domain stands for the whole endpoint where buckets are paths, and for the bucket itself where they are hosts. */
function signedLink(
  place: S3Place & { domain: string },
  Key: string,
  { shown, seconds }: { shown: string; seconds: number },
): Promise<string> {
  const { domain, bucket, isPathStyle } = place;
  const client = new S3Client({
    ...clientConfig({ ...place, endpoint: domain }),
    bucketEndpoint: !isPathStyle,
  });
  const command = new GetObjectCommand({
    ...{ Bucket: isPathStyle ? bucket : domain, Key },
    ResponseContentType: 'application/octet-stream',
    ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(shown)}`,
  });
  return getSignedUrl(client, command, { expiresIn: seconds });
}
