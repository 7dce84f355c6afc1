/** A place as it is typed: either of its numbers may still be missing. */
interface TypedPlace {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** The latitude and longitude in an answer, as far as it has them. */
export function readPlace(answer: unknown): TypedPlace {
  const [latitude, longitude] = typeof answer === 'string' ? answer.split(',').map(degrees) : [];
  return { latitude, longitude };
}

function degrees(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}

const decimals = 6;
const written = (degree: number | undefined) =>
  degree === undefined ? '' : String(Number(degree.toFixed(decimals)));

/** A place as it is answered; undefined where nothing is typed. One number alone is no place, which the form's schema says. */
export const writtenPlace = ({ latitude, longitude }: TypedPlace): string | undefined =>
  latitude === undefined && longitude === undefined
    ? undefined
    : `${written(latitude)},${written(longitude)}`;
