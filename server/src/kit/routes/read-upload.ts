import Busboy from '@fastify/busboy';
import type { BusboyHeaders, BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';

import { Refusal } from '../runtime/errors.ts';

const megabyte = 1_048_576;
/** The parts of a form around its one file. */
const formLimits = { files: 1, fields: 20, parts: 21, fieldSize: 65_536, headerPairs: 20 };
/** What a form may add to its file: fields, names, boundaries. */
const largestAround = formLimits.fields * formLimits.fieldSize;
/** The character that a decoder puts where bytes are no UTF-8. */
const replaced = '\ufffd';

/** A part may have no name, whatever the parser's types say. */
const textOf = (name: string | undefined) => name ?? '';

/** What a form with one file brought. */
interface Upload {
  file: { originalName: string; body: Buffer } | null;
  fields: ReadonlyMap<string, string>;
}

/** How large the file may be, and what is said when it is larger. */
interface Most {
  largestMb: number;
  tooLarge: 'attachment.tooLarge' | 'sheet.tooLarge';
}

/** Whether a body is a form that may carry files. */
const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '');

/**
 * Reads a form with at most one file to its very end, so that the connection is free for the next request.
 * Refuses whatever goes beyond a limit as soon as it does, and a sender who falls below the lowest rate.
 */
export async function readUpload(request: FastifyRequest, most: Most): Promise<Upload> {
  if (!isMultipart(request)) throw new Refusal('request.mediaType');
  const refusal = new Refusal(most.tooLarge, { limit: most.largestMb });
  const largest = most.largestMb * megabyte;
  if (Number(request.headers['content-length'] ?? 0) > largest + largestAround) throw refusal;
  const upload = await parsed(request, parserFor(request, largest), refusal);
  const texts = [upload.file?.originalName ?? '', ...[...upload.fields].flat()];
  if (texts.some((text) => text.includes(replaced))) throw new Refusal('request.encoding');
  return upload;
}

function parserFor({ headers }: FastifyRequest, fileSize: number): BusboyInstance {
  try {
    // The caller has seen that there is a content type.
    return new Busboy({ headers: headers as BusboyHeaders, limits: { ...formLimits, fileSize } });
  } catch {
    // A form without a boundary.
    throw new Refusal('request.invalid');
  }
}

function parsed({ raw, server }: FastifyRequest, form: BusboyInstance, tooLarge: Refusal): Promise<Upload> {
  const fields = new Map<string, string>();
  let file: Upload['file'] = null;
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
      stream.on('end', () => (file = { originalName, body: Buffer.concat(chunks) }));
    });
    form.on('field', (name, value, ...[, isCut]) => {
      if (isCut) beyond();
      else fields.set(textOf(name), value);
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) form.on(limit, beyond);
    form.on('error', broken);
    form.on('finish', () => {
      leave();
      resolve({ file, fields });
    });
    raw.on('close', cut).on('error', broken);
    raw.pipe(form);
  });
}
