import { useState } from 'react';
import type { ComponentProps, PointerEvent } from 'react';

/** What a header cell takes beside what every one takes. */
export interface HeaderCellProps extends ComponentProps<'th'> {
  /** Takes the width that the reader drags the column to, or none for its usual one. */
  onWidth?: (width: number | undefined) => void;
}

/**
 * A column's header, whose edge can be dragged; a double click gives the usual width back. Without a pointer the dialog of
 * widths does the same, so that the edge says nothing to a screen reader, nor adds to the header's name.
 */
export function HeaderCell({ onWidth, children, ...cell }: HeaderCellProps) {
  const [from, setFrom] = useState<number>();
  const [moved, setMoved] = useState(0);
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(event.clientX);
    setMoved(0);
  };
  const end = ({ currentTarget }: PointerEvent) => {
    if (from !== undefined && moved !== 0) onWidth?.((currentTarget.parentElement?.offsetWidth ?? 0) + moved);
    setFrom(undefined);
    setMoved(0);
  };
  if (!onWidth) return <th {...cell}>{children}</th>;
  return (
    <th {...cell}>
      {children}
      <span
        aria-hidden
        className="kit-column-edge"
        data-dragged={from !== undefined || undefined}
        style={{ transform: `translateX(${moved}px)` }}
        onPointerDown={begin}
        onPointerMove={({ clientX }) => from !== undefined && setMoved(clientX - from)}
        onPointerUp={end}
        onPointerCancel={() => setFrom(undefined)}
        // A click upon the header itself sorts.
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={() => onWidth(undefined)}
      />
    </th>
  );
}
