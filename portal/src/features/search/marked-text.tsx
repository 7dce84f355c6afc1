interface MarkedTextProps {
  text: string;
  /** From where to where words of the query stand, in UTF-16 units, in order. */
  marks: readonly (readonly [number, number])[];
}

/** A text with the words that were looked for marked in it. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], at) => (
        <span key={start}>
          {text.slice(ends[at], start)}
          <mark className="bg-grain-50 font-semibold text-inherit underline decoration-grain-700 underline-offset-4">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
