const widths = ['w-11/12', 'w-full', 'w-9/12', 'w-10/12', 'w-7/12'];

/** Stands where text will be while an island loads; says so once to a screen reader. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div role="status" className="animate-tide space-y-3 py-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={`h-4 rounded-sm bg-mist-200 ${widths[line % widths.length] ?? ''}`} />
      ))}
    </div>
  );
}
