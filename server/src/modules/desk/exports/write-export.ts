import type { ExportFormat, JobFormat } from '@policy/shared/contract/desk/exports.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { sentenceOf } from '../../../kit/runtime/error-sentence.ts';
import type { FileStores } from '../../../kit/services/file-store.ts';
import type { ListSheet } from '../../../kit/sheets/list-sheet.ts';
import { sheetFormats } from '../../../kit/sheets/sheet-file.ts';
import { noteJob, storedName } from './jobs.ts';

/** Passes rows on and notes them; it throws where the job is over. */
type Counting = <T>(rows: AsyncIterable<T>) => AsyncIterable<T>;

/** A file that is to be made: a list as a sheet, or whatever else writes itself by rows that are counted. */
export type Making = {
  id: string;
  /** How many rows are expected; what the progress is told by. */
  expected: number;
} & (
  | { format: ExportFormat; sheet: () => Promise<ListSheet> }
  | { format: 'zip'; file: (counting: Counting) => AsyncIterable<unknown> }
);

/** What the worker stands in. */
interface WorkPlace {
  files: FileStores;
  /** Throws once the server is about to stop. */
  assertOpen: () => void;
  /** Most rows that a file may have. */
  mostRows: number;
}

/** What came of a job. */
export type Outcome =
  | { state: 'done'; rows: number }
  | { state: 'failed'; error: string; cause: unknown }
  | { state: 'over' };

/** Most rows of a file; it is stored while it is written. */
export const mostRows = 200_000;
const rowsBetweenNotes = 1000;
/** Of the whole way, what is known by its rows; the rest is over when the file is stored. */
const written = 95;

/** The job was cancelled or removed while it was under way. */
class JobOver extends Error {}

/** Makes a job's file and puts it into the tenant's storage; a job that was cancelled meanwhile leaves no file behind. */
export async function writeExport(context: Context, place: WorkPlace, making: Making): Promise<Outcome> {
  try {
    const counted = { rows: 0 };
    const { id, expected, format } = making;
    const counting: Counting = (rows) => telling(context, place, { id, expected, rows, counted });
    await store(context, place, { id, format, body: bytesOf(await fileOf(making, counting)), counted });
    return { state: 'done', rows: counted.rows };
  } catch (error) {
    return failed(context, making.id, error);
  }
}

async function fileOf(making: Making, counting: Counting): Promise<AsyncIterable<unknown>> {
  if (making.format === 'zip') return making.file(counting);
  const sheet = await making.sheet();
  return sheetFormats[making.format].write({ ...sheet, rows: counting(sheet.rows) });
}

interface Telling<T> extends Pick<Making, 'id' | 'expected'> {
  rows: AsyncIterable<T>;
  counted: { rows: number };
}

async function* telling<T>(
  context: Context,
  { assertOpen, mostRows: most }: WorkPlace,
  making: Telling<T>,
): AsyncGenerator<T> {
  const { id, expected, rows, counted } = making;
  for await (const row of rows) {
    // A list that was still being counted when it was asked for may have more than it said.
    if (counted.rows === most) throw new Refusal('exportJob.tooLarge', { most });
    yield row;
    counted.rows += 1;
    if (counted.rows % rowsBetweenNotes > 0) continue;
    assertOpen();
    const progress = Math.min(written, Math.round((counted.rows / Math.max(expected, 1)) * written));
    await goOn(context, id, { progress, rowCount: counted.rows });
  }
}

async function goOn(context: Context, id: string, changes: Parameters<typeof noteJob>[2]): Promise<void> {
  if (!(await noteJob(context, id, changes))) throw new JobOver();
}

/** The file as it is written, part by part: nothing of it is held until the next one is asked for. */
async function* bytesOf(file: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const part of file) {
    if (typeof part === 'string') yield Buffer.from(part);
    else if (part instanceof Uint8Array) yield part;
    else throw new TypeError('a file is written as text or as bytes');
  }
}

interface Stored {
  id: string;
  format: JobFormat;
  body: AsyncIterable<Uint8Array>;
  counted: { rows: number };
}

async function store(context: Context, { files }: WorkPlace, { body, counted, ...job }: Stored) {
  const { store, ossId } = await files.forNew(context);
  // Noted before it is stored: whatever happens in between, the file that may be there is found and removed.
  await goOn(context, job.id, { progress: 0, ossId });
  await store.put(storedName(job), body);
  if (await noteJob(context, job.id, { state: 'done', progress: 100, rowCount: counted.rows })) return;
  await store.remove(storedName(job));
  throw new JobOver();
}

async function failed(context: Context, id: string, error: unknown): Promise<Outcome> {
  if (error instanceof JobOver) return { state: 'over' };
  const sentence = sentenceOf(error, context.locale) ?? refusalSentence('server.failed', {}, context.locale);
  const isNoted = await noteJob(context, id, { state: 'failed', error: sentence.slice(0, 200) });
  if (!isNoted) return { state: 'over' };
  return { state: 'failed', error: sentence, cause: error };
}
