import { refusals } from '@policy/shared/contract/refusals.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';

/** A rule said no: a code of the catalogue, the facts for its sentence, its HTTP status, and the field it is about, if any. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly facts: Record<string, string | number>;
  readonly status: number;
  readonly field: string | undefined;

  constructor(code: RefusalCode, facts: Record<string, string | number> = {}, field?: string) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
    this.status = refusals[code];
    this.field = field;
  }
}

/** The same work; what it refuses is told as the fault of one field of what was sent. */
export const atField = <T>(field: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal(error.code, error.facts, field) : error;
  });

/** Parameters of a call did not hold; the sentences are ready for the reader. */
export class InvalidRequest extends Refusal {
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    super('request.invalid');
    this.name = 'InvalidRequest';
    this.errors = errors;
  }
}

/** Fields of a draft did not hold; the sentences are ready for the reader. */
export class InvalidDraft extends Error {
  readonly status = 400;
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    super(errors[0]?.message ?? 'invalid draft');
    this.name = 'InvalidDraft';
    this.errors = errors;
  }
}

/** The row, or a refusal that tells neither whether it exists nor whose it is. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new Refusal('row.notFound');
  return row;
}
