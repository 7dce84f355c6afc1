/** A sentence in which what stands between backticks is code. */
export function TickedText({ text }: { text: string }) {
  return (
    <>
      {text.split('`').map((piece, index) =>
        // Every second piece stands between two of them; pieces never move.
        index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
      )}
    </>
  );
}
