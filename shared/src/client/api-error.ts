import type { AxiosResponse } from 'axios';

/** One field's refusal, as the server worded it. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** What came back, as far as a caller may look at it. */
export type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>;

interface ErrorFacts {
  code: number;
  msg: string;
  errors?: FieldProblem[] | undefined;
  response?: Answer | undefined;
}

/** A refused or failed call: `code` and `msg` are fit to show, `response` is absent when none arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly msg: string;
  readonly errors: FieldProblem[];
  readonly response: Answer | undefined;

  constructor({ code, msg, errors = [], response }: ErrorFacts) {
    super(msg);
    this.code = code;
    this.msg = msg;
    this.errors = errors;
    this.response = response;
  }
}
