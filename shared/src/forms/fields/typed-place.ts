/** A place by its parts, of which either may still be missing. */
interface Place<Degrees> {
  latitude?: Degrees | undefined;
  longitude?: Degrees | undefined;
}

/** The latitude and longitude in an answer, as far as it has them. */
export function readPlace(answer: unknown): Place<number> {
  const [latitude, longitude] = typeof answer === 'string' ? answer.split(',').map(degrees) : [];
  return { latitude, longitude };
}

function degrees(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}

const decimals = 6;
const written = (degree: number | string | undefined): string =>
  typeof degree === 'number' ? String(Number(degree.toFixed(decimals))) : (degree ?? '');

/**
 * A place as it is answered; undefined where nothing is typed. One part alone is no place, nor is a text that is no number:
 * the form's schema says so, and nothing that was typed is passed over.
 */
export const writtenPlace = ({ latitude, longitude }: Place<number | string>): string | undefined =>
  latitude === undefined && longitude === undefined
    ? undefined
    : `${written(latitude)},${written(longitude)}`;
