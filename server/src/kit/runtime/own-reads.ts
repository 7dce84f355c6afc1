import type { Context } from './context.ts';

/** A call that tells its caller of himself alone, as what works for him reads it by itself: nobody is told more than he may ask for. */
export interface OwnRead {
  /** Its path below `/api`. */
  call: string;
  /** What it is about, by the tag of its route. */
  tag: string;
  /** What it answers, by the names at the top. */
  fields: readonly string[];
  /** The answer for whoever the context is of; it refuses as the call does. */
  read: (context: Context) => Promise<object>;
}

declare module './context.ts' {
  interface Context {
    /** The calls that tell the caller of himself; none where nobody calls. */
    ownReads?: readonly OwnRead[];
  }
}

declare module '../services/services.ts' {
  interface Services {
    /** The calls that tell their caller of himself. */
    ownReads: readonly OwnRead[];
  }
}
