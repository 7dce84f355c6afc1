import type { attachment } from '../contract/entities/resource/attachment.ts';
import type { RowOf } from '../contract/kit/entity.ts';
import type { Http } from './http.ts';

/** What the server keeps a file as. */
export interface StoredFile {
  attachId: string;
  link: string;
  originalName: string;
}

interface Upload {
  file: Blob;
  /** What it is for; without one it is content. */
  purpose?: RowOf<typeof attachment>['purpose'];
  /** Takes the file back while it is on its way. */
  signal?: AbortSignal;
}

/** Brings a file to the server; `onProgress` is told which part of it has gone. */
export function putFile(
  http: Http,
  { file, purpose, signal }: Upload,
  onProgress?: (fraction: number) => void,
): Promise<StoredFile> {
  const form = new FormData();
  // The purpose goes first: the server reads the file's bytes as they come.
  if (purpose) form.append('purpose', purpose);
  form.append('file', file);
  return http.upload<StoredFile>('blade-resource/oss/endpoint/put-file', form, { onProgress, signal });
}
