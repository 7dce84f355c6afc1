import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Forms in which a page is held ready, the preferred first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A page in one form, with everything that goes before it. */
interface Variant {
  body: Buffer;
  headers: Record<string, string>;
  /** What a 304 says: what the page would have said, without what describes its body. */
  unchanged: Record<string, string>;
}

/** A whole answer, ready to send to anyone. */
export interface KeptPage {
  status: number;
  /** `never` for what went wrong or leads elsewhere; `briefly` for what does not exist yet. */
  keep: 'long' | 'briefly' | 'never';
  variants: Record<Encoding, Variant>;
  bytes: number;
}

/** What a render made, before it is packed. */
export interface RenderedPage extends Pick<KeptPage, 'status' | 'keep'> {
  body: Buffer;
  headers: Record<string, string>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const packedTypes = /^(?:image\/(?!svg)|application\/vnd\.openxml)/;
// Above quality 5 brotli takes several times longer for a few per cent, and the reader of a page that is not cached would wait for it.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a page once for all its readers and gives each form its own strong ETag. */
export async function packPage({ status, keep, body, headers }: RenderedPage): Promise<KeptPage> {
  // A picture or a workbook is as small as it gets: all its readers are sent the same.
  const isPacked = packedTypes.test(headers['Content-Type'] ?? '');
  const [br, gz] = isPacked
    ? [body, body]
    : await Promise.all([brotli(body, brotliOptions), zip(body, { level: 6 })]);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, bytes: Buffer): Variant => {
    const { 'Content-Type': type, ...others } = headers;
    const unchanged = {
      ...others,
      'Cache-Control': keep === 'never' ? 'no-store' : 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding, RSC',
      ETag: `"${digest}-${encoding}"`,
    };
    const described = {
      ...(type !== undefined && { 'Content-Type': type }),
      ...(encoding !== 'identity' && !isPacked && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.byteLength),
    };
    return { body: bytes, headers: { ...unchanged, ...described }, unchanged };
  };
  return {
    status,
    keep,
    variants: { br: variant('br', br), gzip: variant('gzip', gz), identity: variant('identity', body) },
    bytes: isPacked ? body.byteLength : br.byteLength + gz.byteLength + body.byteLength,
  };
}
