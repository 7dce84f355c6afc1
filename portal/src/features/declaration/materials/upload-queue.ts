import { ApiError } from '@policy/shared/client/api-error.ts';
import type { FileView, MaterialView } from '@policy/shared/contract/application/calls.ts';

import { nextInLine, nextUploads, type Upload, type UploadEvent, type UploadState } from './upload-state.ts';

/** How files get to the server and away from it. */
export interface UploadPorts {
  /** Sends the bytes; answers the id under which they lie. */
  put: (file: File, onProgress: (fraction: number) => void) => Promise<string>;
  /** Hands stored bytes in for a material. */
  handIn: (materialId: string, attachId: string) => Promise<FileView>;
  takeBack: (fileId: string) => Promise<void>;
}

/** The files of one application as its page sees them. */
export interface UploadQueue {
  state: () => UploadState;
  subscribe: (listener: () => void) => () => void;
  add(material: MaterialView, files: readonly File[], replaces?: string): void;
  /** Adds a file that was handed in by another way. */
  came(file: FileView): void;
  again(key: string): void;
  drop(key: string): void;
  /** Takes a file back; the server's sentence where it refuses, else nothing. */
  remove(fileId: string): Promise<string>;
}

/** Sends files two at a time; each stands for itself, so that one refusal stops no other. */
export function createUploadQueue(files: FileView[], ports: UploadPorts): UploadQueue {
  let state: UploadState = { files, uploads: [], isSignedOut: false, news: null };
  let count = 0;
  const listeners = new Set<() => void>();
  const happen = (event: UploadEvent) => {
    state = nextUploads(state, event);
    listeners.forEach((listener) => listener());
  };
  const failed = (key: string, error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 401) happen({ kind: 'signedOut' });
    const sentence = error.errors[0]?.message ?? error.msg;
    happen({ kind: 'failed', key, sentence, mayRetry: isPassing(error) });
  };
  const run = (): void => {
    const upload = nextInLine(state);
    if (!upload) return;
    const { key } = upload;
    happen({ kind: 'begun', key });
    const progress = (fraction: number) =>
      happen({ kind: 'moved', key, progress: Math.round(fraction * 100) });
    void send(upload, ports, progress)
      .then(({ file, gone }) => {
        if (gone) happen({ kind: 'removed', fileId: gone });
        happen({ kind: 'arrived', key, file });
      })
      .catch((error: unknown) => failed(key, error))
      .finally(run);
    run();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(material, chosen, replaces) {
      for (const file of chosen) {
        count += 1;
        happen({ kind: 'chosen', key: `upload-${count}`, material, file, replaces: replaces ?? null });
      }
      run();
    },
    came: (file) => happen({ kind: 'came', file }),
    again(key) {
      happen({ kind: 'again', key });
      run();
    },
    drop: (key) => happen({ kind: 'dropped', key }),
    async remove(fileId) {
      try {
        await ports.takeBack(fileId);
        happen({ kind: 'removed', fileId });
        return '';
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 401) happen({ kind: 'signedOut' });
        return error.msg;
      }
    },
  };
}

/** No answer, a busy or broken server, a session that is over: the same file may get through later. What was judged is judged the same again. */
const isPassing = ({ code }: ApiError): boolean =>
  code === 0 || code >= 500 || [401, 408, 429].includes(code);

/** Replaces a file: the old one is removed after the new one is stored, but before that is handed in, as a full material takes no more. */
async function send(
  { file, materialId, replaces }: Upload,
  ports: UploadPorts,
  progress: (part: number) => void,
) {
  const attachId = await ports.put(file, progress);
  if (replaces) await ports.takeBack(replaces);
  return { file: await ports.handIn(materialId, attachId), gone: replaces };
}
