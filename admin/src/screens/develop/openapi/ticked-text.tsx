/** A sentence in which what stands between backticks is code. */
export function TickedText({ text }: { text: string }) {
  return (
    <>
      {text.split('`').map((piece, index) =>
        // Pieces at odd indexes stand between backticks; as pieces never change places, an index will do for a key.
        index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
      )}
    </>
  );
}
