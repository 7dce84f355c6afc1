import { Refusal } from '../../../kit/runtime/errors.ts';

/** Why a document would be refused, and the id of the element that is at fault, where it is one. */
export interface Fault {
  refusal: Refusal;
  elementId: string | null;
}

/** What becomes of a refusal while a document is read. */
export interface Faults {
  /** Reads something of an element; what is put in its place where it is refused, so that the rest can be read. */
  at: <Read>(elementId: string | null, read: () => Read, instead: () => Read) => Read;
  /** The same of what is only looked at. */
  look: (elementId: string | null, refuse: () => void) => void;
  /** The same of what has to be asked for. */
  ask: (elementId: string | null, refuse: () => Promise<void>) => Promise<void>;
}

/** At deployment the first refusal ends it. */
export const refusing: Faults = {
  at: (_, read) => read(),
  look: (_, refuse) => refuse(),
  ask: (_, refuse) => refuse(),
};

/** So many are told at once; whoever draws mends them before the rest. */
const most = 100;

/** Keeps all refusals, for whoever draws: they are told together. */
export class FoundFaults implements Faults {
  readonly found: Fault[] = [];

  at<Read>(elementId: string | null, read: () => Read, instead: () => Read): Read {
    try {
      return read();
    } catch (error) {
      this.keep(elementId, error);
      return instead();
    }
  }

  look(elementId: string | null, refuse: () => void): void {
    this.at(elementId, refuse, () => undefined);
  }

  async ask(elementId: string | null, refuse: () => Promise<void>): Promise<void> {
    await refuse().catch((error: unknown) => this.keep(elementId, error));
  }

  private keep(elementId: string | null, error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    if (this.found.length < most) this.found.push({ refusal: error, elementId });
  }
}
