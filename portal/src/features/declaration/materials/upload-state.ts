import type { FileView, MaterialView } from '@policy/shared/contract/application/calls.ts';

import { refusalOf, type FileRefusal } from './file-rules.ts';

/** One file on its way, or that did not get through. */
export interface Upload {
  key: string;
  materialId: string;
  file: File;
  state: 'waiting' | 'uploading' | 'failed';
  /** From 0 to 100. */
  progress: number;
  /** The server's sentence, where it refused. */
  sentence: string;
  /** Whether what went wrong may be over the next time. */
  mayRetry: boolean;
  /** Our own reason, where the file never left. */
  refusal: FileRefusal | null;
  /** The file it takes the place of. */
  replaces: string | null;
}

/** The files of an application and those on their way. */
export interface UploadState {
  files: FileView[];
  uploads: Upload[];
  isSignedOut: boolean;
  /** What has happened to a file last, for those who do not see the list. */
  news: UploadNews | null;
}

/** A file that arrived or did not; `key` is that of the upload that failed. */
interface UploadNews {
  kind: 'arrived' | 'failed';
  key: string;
  name: string;
}

/** What happens to uploads. */
export type UploadEvent =
  | { kind: 'chosen'; key: string; material: MaterialView; file: File; replaces: string | null }
  | { kind: 'begun'; key: string }
  | { kind: 'moved'; key: string; progress: number }
  | { kind: 'arrived'; key: string; file: FileView }
  | { kind: 'came'; file: FileView }
  | { kind: 'failed'; key: string; sentence: string; mayRetry: boolean }
  | { kind: 'dropped'; key: string }
  | { kind: 'again'; key: string }
  | { kind: 'removed'; fileId: string }
  | { kind: 'signedOut' };

const isUnderWay = ({ state }: Upload) => state !== 'failed';

/** The uploads after an event. */
// oxlint-disable-next-line complexity -- one line for each kind of event, and none of them decides anything
export function nextUploads(state: UploadState, event: UploadEvent): UploadState {
  switch (event.kind) {
    case 'chosen':
      return added(state, chosen(state, event));
    case 'begun':
      return change(state, event.key, { state: 'uploading', progress: 0 });
    case 'moved':
      return change(state, event.key, { progress: event.progress });
    case 'arrived':
      return { ...without(state, event.key), files: [...state.files, event.file], news: arrived(event.file) };
    case 'came':
      return withFile(state, event.file);
    case 'failed':
      return failed(state, event);
    case 'dropped':
      return without(state, event.key);
    case 'again':
      return change(state, event.key, { state: 'waiting', sentence: '' });
    case 'removed':
      return { ...state, files: state.files.filter(({ id }) => id !== event.fileId) };
    case 'signedOut':
      return { ...state, isSignedOut: true };
  }
}

const arrived = ({ id, name }: FileView): UploadNews => ({ kind: 'arrived', key: id, name });

/** A file that was refused at once is news; one that waits is none. */
const added = (state: UploadState, upload: Upload): UploadState => ({
  ...state,
  uploads: [...state.uploads, upload],
  news: upload.refusal ? { kind: 'failed', key: upload.key, name: upload.file.name } : state.news,
});

const withFile = (state: UploadState, file: FileView): UploadState => ({
  ...state,
  files: [...state.files.filter(({ id }) => id !== file.id), file],
  news: arrived(file),
});

function failed(
  state: UploadState,
  { key, sentence, mayRetry }: Extract<UploadEvent, { kind: 'failed' }>,
): UploadState {
  const name = state.uploads.find((upload) => upload.key === key)?.file.name ?? '';
  const news = { kind: 'failed' as const, key, name };
  return { ...change(state, key, { state: 'failed', sentence, mayRetry }), news };
}

/** The next file whose turn it is, while fewer than two are on their way. */
export function nextInLine({ uploads }: UploadState): Upload | undefined {
  const running = uploads.filter(({ state }) => state === 'uploading');
  return running.length < 2 ? uploads.find(({ state }) => state === 'waiting') : undefined;
}

type Chosen = Extract<UploadEvent, { kind: 'chosen' }>;

function chosen({ files, uploads }: UploadState, { key, material, file, replaces }: Chosen): Upload {
  const kept = files.filter(({ id }) => id !== replaces);
  const coming = uploads.filter(isUnderWay);
  const here = [...kept, ...coming].filter(({ materialId }) => materialId === material.id).length;
  const bytes = [...kept.map(({ sizeBytes }) => sizeBytes), ...coming.map((upload) => upload.file.size)];
  const totalBytes = bytes.reduce((sum, size) => sum + size, 0);
  const refusal = refusalOf(file, material, { here, totalBytes });
  const state = refusal ? ('failed' as const) : ('waiting' as const);
  return {
    key,
    materialId: material.id,
    file,
    state,
    progress: 0,
    sentence: '',
    mayRetry: false,
    refusal,
    replaces,
  };
}

const change = (state: UploadState, key: string, values: Partial<Upload>): UploadState => ({
  ...state,
  uploads: state.uploads.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)),
});

const without = (state: UploadState, key: string): UploadState => ({
  ...state,
  uploads: state.uploads.filter((upload) => upload.key !== key),
});
