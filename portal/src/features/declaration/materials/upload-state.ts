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
}

/** What happens to uploads. */
export type UploadEvent =
  | { kind: 'chosen'; key: string; material: MaterialView; file: File; replaces: string | null }
  | { kind: 'begun'; key: string }
  | { kind: 'moved'; key: string; progress: number }
  | { kind: 'arrived'; key: string; file: FileView }
  | { kind: 'failed'; key: string; sentence: string }
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
      return { ...state, uploads: [...state.uploads, chosen(state, event)] };
    case 'begun':
      return change(state, event.key, { state: 'uploading', progress: 0 });
    case 'moved':
      return change(state, event.key, { progress: event.progress });
    case 'arrived':
      return { ...without(state, event.key), files: [...state.files, event.file] };
    case 'failed':
      return change(state, event.key, { state: 'failed', sentence: event.sentence });
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
  return { key, materialId: material.id, file, state, progress: 0, sentence: '', refusal, replaces };
}

const change = (state: UploadState, key: string, values: Partial<Upload>): UploadState => ({
  ...state,
  uploads: state.uploads.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)),
});

const without = (state: UploadState, key: string): UploadState => ({
  ...state,
  uploads: state.uploads.filter((upload) => upload.key !== key),
});
