import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { PutObjectCommandInput, S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FileBody, FileStore } from '../../../kit/services/file-store.ts';
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
      const send = (stored: Pick<PutObjectCommandInput, 'Body' | 'ContentLength'>) =>
        client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), ...stored }));
      if (Buffer.isBuffer(body)) await send({ Body: body });
      else await onDisk(body, (path, size) => send({ Body: createReadStream(path), ContentLength: size }));
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

/** A body whose length is to be known before it is sent lies on the disk meanwhile, for nobody else to read, and not in memory. */
async function onDisk(body: FileBody, send: (path: string, size: number) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stored-'));
  const path = join(folder, 'body');
  try {
    await writeFile(path, body, { mode: 0o600 });
    await send(path, (await stat(path)).size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
