import { fakeServer } from './fake-http.ts';
import type { FakeServer, Received, Reply } from './fake-http.ts';

/** A bucket that keeps what it is given in memory. */
export interface FakeS3 extends FakeServer {
  objects: Map<string, Buffer>;
  /** Methods that it refuses from now on. */
  refused: Set<string>;
}

const failure = (status: number, code: string): Reply => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>internal detail</Message></Error>`,
});

/** Speaks as much of the S3 protocol as storing files takes, to callers who sign with this key. */
export async function fakeS3(accessKey: string): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const refused = new Set<string>();
  const isSigned = ({ headers, url }: Received) =>
    `${headers.authorization ?? ''} ${url.searchParams.get('X-Amz-Credential') ?? ''}`.includes(
      `${accessKey}/`,
    );
  const answers: Record<string, (request: Received) => Reply> = {
    PUT: ({ url, body }) => {
      objects.set(url.pathname, body);
      return { status: 200 };
    },
    GET: ({ url }) => {
      const body = objects.get(url.pathname);
      return body ? { status: 200, body } : failure(404, 'NoSuchKey');
    },
    DELETE: ({ url }) => {
      objects.delete(url.pathname);
      return { status: 204 };
    },
  };
  const server = await fakeServer((request) => {
    if (!isSigned(request)) return failure(403, 'InvalidAccessKeyId');
    if (refused.has(request.method)) return failure(403, 'AccessDenied');
    return answers[request.method]?.(request) ?? failure(405, 'MethodNotAllowed');
  });
  return { ...server, objects, refused };
}
