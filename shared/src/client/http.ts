import axios from 'axios';
import type { AxiosInstance, AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios';

import { clientSentence } from '../messages/client-sentence.ts';
import { ApiError } from './api-error.ts';
import { requestHeaders } from './request-headers.ts';
import type { CallerPorts } from './request-headers.ts';
import { lineReader } from './lines.ts';
import { isAnswer, judge } from './response-rule.ts';
import { httpTimeoutMs } from './wire-words.ts';

/** What one call may say besides its path and parameters. */
export interface CallOptions {
  query?: object;
  headers?: Record<string, string>;
  /** Makes a repeated command count once. */
  idempotencyKey?: string;
  /** Leaves the token out. */
  anonymous?: boolean;
  /** Keeps a refusal from the message hook, for calls that nobody pressed a button for. */
  quiet?: boolean;
}

/** How a form is sent. */
interface UploadOptions {
  /** Told which part of it has gone. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Ends the call, which rejects without a message: whoever ended it knows. */
  signal?: AbortSignal | undefined;
}

/** The same for a call that answers line by line. */
interface LinesOptions extends CallOptions {
  onLine: (line: string) => void;
}

/** Where calls go, who makes them, and who hears of refusals; the transport itself shows nothing. */
export interface HttpOptions extends CallerPorts {
  /** '/api' on one's own origin, or an absolute address on the server side. */
  baseURL: string;
  /** Longest wait for an answer; the specification's unless a page is waiting for it. */
  timeoutMs?: number;
  /** Codes that reject with the response and show no message. */
  whitelist?: readonly number[];
  /** Called when the session has ended, but not for a call that was made in an earlier one. */
  onUnauthorised?: () => void;
  /** Headers of every call, where it is made for somebody else. */
  headers?: Record<string, string>;
  onRejected?: ((error: ApiError) => void) | undefined;
}

/** Typed calls: T is the envelope's `data`, or the whole body where a call answers flat OAuth style. */
export interface Http {
  get<T>(path: string, query?: object, options?: CallOptions): Promise<T>;
  getFlat<T>(path: string, query?: object, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: object, options?: CallOptions): Promise<T>;
  postForm<T>(path: string, form: Record<string, string>, options?: CallOptions): Promise<T>;
  upload<T>(path: string, form: FormData, options?: UploadOptions): Promise<T>;
  /** Sends a form and reads the answer line by line while it arrives; resolves after the last line. */
  uploadLines(path: string, form: FormData, options: LinesOptions): Promise<void>;
  /** Fetches a file; `onProgress` is told how many bytes have come. */
  blob(path: string, query?: object, onProgress?: (bytes: number) => void): Promise<Blob>;
  postBlob(path: string, body: object): Promise<Blob>;
}

/** A request whose parameters are an object, where axios admits anything. */
interface Request extends AxiosRequestConfig<unknown> {
  params?: object | undefined;
}

interface Envelope<T> {
  data: T;
}

/** Builds the client's one way to the server; every refusal is an ApiError. */
export function createHttp(options: HttpOptions): Http {
  const call = caller(options);
  const data = async <T>(request: Request, extra?: CallOptions) =>
    (await call<Envelope<T>>(request, extra)).data.data;
  return {
    get: (url, params, extra) => data({ url, params }, extra),
    getFlat: async <T>(url: string, params?: object, extra?: CallOptions) =>
      (await call<T>({ url, params }, extra)).data,
    post: (url, body, extra) => data({ method: 'post', url, data: body ?? {} }, extra),
    postForm: async <T>(url: string, form: Record<string, string>, extra?: CallOptions) =>
      (await call<T>({ method: 'post', url, data: new URLSearchParams(form) }, extra)).data,
    upload: (url, form, { onProgress, signal } = {}) => {
      const hear = ({ progress }: AxiosProgressEvent) => onProgress?.(progress ?? 0);
      const request = { method: 'post', url, data: form, onUploadProgress: hear };
      return data({ ...request, ...(signal && { signal }) });
    },
    uploadLines: async (url, form, { onLine, ...extra }) => {
      const read = lineReader(onLine);
      const hear = (progress: AxiosProgressEvent) => read(textOf(progress));
      const request = { method: 'post', url, data: form, responseType: 'text' } as const;
      const { data: whole } = await call<string>({ ...request, onDownloadProgress: hear }, extra);
      read(`${whole}\n`);
    },
    postBlob: async (url, body) =>
      blobOf(await call<ArrayBuffer>({ method: 'post', url, data: body, responseType: 'arraybuffer' })),
    blob: async (url, params, onProgress) => {
      const hear = ({ loaded }: AxiosProgressEvent) => onProgress?.(loaded);
      const request = { url, params, responseType: 'arraybuffer' } as const;
      return blobOf(await call<ArrayBuffer>({ ...request, onDownloadProgress: hear }));
    },
  };
}

/** One call: headers, transport, rule. */
function caller(options: HttpOptions) {
  const instance = createInstance(options);
  return async <Body>(request: Request, extra: CallOptions = {}): Promise<AxiosResponse<Body>> => {
    const ports = hearersOf(options, extra);
    const headers = {
      ...options.headers,
      ...requestHeaders(options, extra.anonymous ?? false),
      ...(extra.idempotencyKey ? { 'Idempotency-Key': extra.idempotencyKey } : {}),
      ...extra.headers,
    };
    const params = extra.query ?? request.params;
    const response = await instance
      .request<Body>({ ...request, params, headers })
      .catch((failure: unknown) => {
        const hearers = axios.isCancel(failure) ? { ...ports, onRejected: undefined } : ports;
        return reject(hearers, transportError(failure, options));
      });
    return obey(response, ports);
  };
}

/** Whom the refusal of one call is reported to. */
function hearersOf(options: HttpOptions, { quiet }: CallOptions): HttpOptions {
  const token = options.token?.();
  return {
    ...options,
    ...(quiet ? { onRejected: undefined } : {}),
    // Who signed in anew meanwhile is not signed out by what an earlier call was told.
    onUnauthorised: () => {
      if (options.token?.() === token) options.onUnauthorised?.();
    },
  };
}

const createInstance = ({ baseURL, timeoutMs = httpTimeoutMs }: HttpOptions): AxiosInstance =>
  axios.create({
    ...{ baseURL, timeout: timeoutMs, withCredentials: true, validateStatus: isAnswer },
    // No cookie signs a call of ours, and to look for one would keep a call from leaving at once.
    xsrfCookieName: '',
  });

/** Lets an answer pass or throws what the rule makes of it. */
function obey<Body>(response: AxiosResponse<Body>, options: HttpOptions): AxiosResponse<Body> {
  const answer = { status: response.status, headers: response.headers, data: readable(response) };
  const verdict = judge(answer, options.whitelist ?? [], options.locale?.() ?? 'zh');
  if (verdict.kind === 'passed') return response;
  if (verdict.kind === 'whitelisted') throw verdict.error;
  if (verdict.kind === 'unauthorised') options.onUnauthorised?.();
  return reject(options, verdict.error);
}

function reject(options: HttpOptions, error: ApiError): never {
  options.onRejected?.(error);
  throw error;
}

function transportError(failure: unknown, options: HttpOptions): ApiError {
  const response = axios.isAxiosError<unknown>(failure) ? failure.response : undefined;
  const msg = clientSentence('transport.unavailable', options.locale?.() ?? 'zh');
  return new ApiError({ code: response?.status ?? 0, msg, response });
}

/** A refused download arrives as bytes, and a refused text as text, although it is an envelope. */
function readable({ data, status, config }: AxiosResponse<unknown>): unknown {
  const isBinary = data instanceof ArrayBuffer || ArrayBuffer.isView(data);
  if (status < 400 || !(isBinary || config.responseType === 'text')) return data;
  try {
    return JSON.parse(isBinary ? new TextDecoder().decode(data) : String(data));
  } catch {
    // Not an envelope: the status alone is the code.
    return null;
  }
}

/** What has come so far of an answer that is still on its way. */
function textOf({ event }: AxiosProgressEvent): string {
  const request: unknown = event instanceof Event ? event.target : null;
  return request instanceof XMLHttpRequest ? request.responseText : '';
}

function blobOf({ data, headers }: AxiosResponse<ArrayBuffer>): Blob {
  const type: unknown = headers['content-type'];
  return new Blob([data], { type: typeof type === 'string' ? type : '' });
}
