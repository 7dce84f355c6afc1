import Busboy from '@fastify/busboy';
import type { BusboyHeaders, BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';

import { Refusal } from '../runtime/errors.ts';

const megabyte = 1_048_576;
/** The parts of a form around its files. */
const formLimits = { fields: 20, fieldSize: 65_536, headerPairs: 20 };
/** What a form may add to its file: fields, names, boundaries. */
const largestAround = formLimits.fields * formLimits.fieldSize;
/** The character that a decoder puts where bytes are no UTF-8. */
const replaced = '\ufffd';

/** A part may have no name, whatever the parser's types say. */
const textOf = (name: string | undefined) => name ?? '';

interface UploadedFile {
  originalName: string;
  body: Buffer;
}

/** What a form with files brought; `file` is the first of them. */
interface Upload {
  file: UploadedFile | null;
  files: readonly UploadedFile[];
  fields: ReadonlyMap<string, string>;
}

/** How large a file may be, how many may come, one unless said, and what is said when they are larger. */
interface Most {
  largestMb: number;
  most?: number;
  tooLarge: 'attachment.tooLarge' | 'sheet.tooLarge';
}

/** Whether a body is a form that may carry files. */
const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '');

/**
 * Reads a form with its file or files to its very end, so that the connection is free for the next request.
 * Refuses whatever goes beyond a limit as soon as it does, and a sender who falls below the lowest rate.
 */
export async function readUpload(request: FastifyRequest, most: Most): Promise<Upload> {
  if (!isMultipart(request)) throw new Refusal('request.mediaType');
  const { largestMb, most: files = 1 } = most;
  const refusal = new Refusal(most.tooLarge, { limit: largestMb });
  const fileSize = largestMb * megabyte;
  if (Number(request.headers['content-length'] ?? 0) > files * fileSize + largestAround) throw refusal;
  const upload = await parsed(request, parserFor(request, { fileSize, files }), refusal);
  const texts = [...upload.files.map(({ originalName }) => originalName), ...[...upload.fields].flat()];
  if (texts.some((text) => text.includes(replaced))) throw new Refusal('request.encoding');
  return upload;
}

function parserFor({ headers }: FastifyRequest, own: { fileSize: number; files: number }): BusboyInstance {
  try {
    // The caller has seen that there is a content type.
    const limits = { ...formLimits, ...own, parts: formLimits.fields + own.files };
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    // A form without a boundary.
    throw new Refusal('request.invalid');
  }
}

function parsed({ raw, server }: FastifyRequest, form: BusboyInstance, tooLarge: Refusal): Promise<Upload> {
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  return new Promise((resolve, reject) => {
    const { bodyMs, uploadBytesPerSecond } = server.services.config;
    let seen = raw.socket.bytesRead;
    const rate = setInterval(() => {
      const moved = raw.socket.bytesRead - seen;
      seen += moved;
      if (moved < (uploadBytesPerSecond * bodyMs) / 1000) refuse(new Refusal('request.slow'));
    }, bodyMs);
    const leave = () => {
      clearInterval(rate);
      raw.unpipe(form);
      raw.off('close', cut).off('error', broken);
    };
    const refuse = (refusal: Refusal) => {
      leave();
      reject(refusal);
    };
    const broken = () => refuse(new Refusal('request.invalid'));
    // A request closes once it is read; the parser may not be through with its last part by then.
    const cut = () => (raw.readableEnded ? undefined : broken());
    const beyond = () =>
      refuse(
        new Refusal('request.formLimits', {
          fields: formLimits.fields,
          limit: formLimits.fieldSize / 1024,
        }),
      );
    form.on('file', (_field, stream, named) => {
      const originalName = textOf(named);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => refuse(tooLarge));
      stream.on('error', broken);
      stream.on('end', () => files.push({ originalName, body: Buffer.concat(chunks) }));
    });
    form.on('field', (name, value, ...[, isCut]) => {
      if (isCut) beyond();
      else fields.set(textOf(name), value);
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) form.on(limit, beyond);
    form.on('error', broken);
    form.on('finish', () => {
      leave();
      resolve({ file: files[0] ?? null, files, fields });
    });
    raw.on('close', cut).on('error', broken);
    raw.pipe(form);
  });
}
