import { refusals } from '@policy/shared/contract/refusals.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';

/** A rule said no: a code of the catalogue, the facts for its sentence, and its HTTP status. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly facts: Record<string, string | number>;
  readonly status: number;

  constructor(code: RefusalCode, facts: Record<string, string | number> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
    this.status = refusals[code];
  }
}

/** Fields of a draft did not hold; the sentences are ready for the reader. */
export class InvalidDraft extends Error {
  readonly status = 400;
  readonly errors: readonly { field: string; message: string }[];

  constructor(errors: readonly { field: string; message: string }[]) {
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
