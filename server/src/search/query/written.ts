import { distance } from '../text/distance.ts';
import { frequencies } from './vocabulary.ts';

/** What titles have written in them. */
export interface Written {
  isWritten: (letters: string) => boolean;
  nearWritten: (letters: string) => string | null;
}

/** Of a half that is everywhere, so many places say enough. */
const mostPlaces = 500;

/** Where a run of letters stands in a text. */
function placesOf(run: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(run); at >= 0 && places.length < mostPlaces; at = text.indexOf(run, at + 1))
    places.push(at);
  return places;
}

/** Pieces of a text beside one half of what is looked for, as long as that or by one letter longer or shorter. */
function piecesBeside(text: string, letters: string): string[] {
  const half = Math.ceil(letters.length / 2);
  const lengths = [letters.length, letters.length - 1, letters.length + 1];
  const afterFirst = placesOf(letters.slice(0, half), text).flatMap((at) =>
    lengths.map((length) => text.slice(at, at + length)),
  );
  const second = letters.slice(half);
  const beforeSecond = placesOf(second, text).flatMap((at) =>
    lengths.map((length) => text.slice(Math.max(0, at + second.length - length), at + second.length)),
  );
  return [...afterFirst, ...beforeSecond];
}

/** What is known of the letters of titles: of what has one slip, one of its halves is written right. */
export function writtenIn(titles: readonly string[]): Written {
  // One text, so that whether any title has something is asked once.
  const text = titles.join('\n');
  return {
    isWritten: (letters) => text.includes(letters),
    nearWritten: (letters) => {
      const near = piecesBeside(text, letters).filter(
        (piece) => !piece.includes('\n') && distance(piece, letters) === 1,
      );
      const [first] = [...frequencies(near)].toSorted(([, m], [, n]) => n - m);
      return first?.[0] ?? null;
    },
  };
}
