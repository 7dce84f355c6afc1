import { strFromU8, unzipSync } from 'fflate';

import { Refusal } from '../../../kit/runtime/errors.ts';

/** The most that the texts of a document may unfold to; a policy has 200,000 signs at most. */
const mostUnfoldedMb = 8;
const mostUnfolded = mostUnfoldedMb * 1_048_576;

/** The parts of a packed document whose names are wanted, as texts; one that unfolds to far more than it is, is refused. */
export function unfolded(body: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  let total = 0;
  try {
    const parts = unzipSync(body, {
      filter: ({ name, size, originalSize }) => {
        if (!isWanted(name)) return false;
        // A part that says nothing of its size would be unfolded without end.
        total += originalSize === 0 && size > 0 ? Infinity : originalSize;
        if (total > mostUnfolded) throw new Refusal('document.tooLarge', { most: mostUnfoldedMb });
        return true;
      },
    });
    return new Map(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
  } catch (error) {
    throw isNotPacked(error) ? new Refusal('document.type') : error;
  }
}

/** What the library itself finds wrong with a file has a number. */
const isNotPacked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';
