/** One call to the writer process. */
export interface WriterRequest {
  id: number;
  kind: 'write' | 'readBack' | 'stop';
  writer: number;
}

/** Its answer; number 0 says that the writer is ready. */
export interface WriterReply {
  id: number;
  value?: unknown;
}
