// Apart from what reads addresses: a page that only writes one need not load a schema library.

/** An object as base64url JSON, the form of every `:params`. */
export function encodeParams(params: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(params));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Where a process is read that began with a form, without a language. */
export const processPath = (processInstanceId: string): string =>
  `/process/detailWeb/${encodeParams({ processInstanceId })}`;

/** Where one of its steps is decided, without a language. */
export const decisionPath = ({
  processInstanceId,
  taskId,
}: {
  processInstanceId: string;
  taskId: string;
}): string => `/process/detailWeb/${encodeParams({ processInstanceId, taskId })}`;

interface Started {
  processDefKey: string;
  /** The draft that is gone on with. */
  draftId?: string | undefined;
}

/** Where the form is filled in that starts a process, without a language. */
export const startPath = (params: Started): string => `/process/startWeb/${encodeParams(params)}`;
