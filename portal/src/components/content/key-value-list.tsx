import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A named value; `action` is a link or button about this value alone. */
export interface KeyValue {
  term: string;
  value: ReactNode;
  action?: ReactNode;
}

interface KeyValueListProps {
  rows: KeyValue[];
  /** `rows`: one a line with hairlines. `grid`: two columns of pairs, like the head of an official document. */
  layout?: 'rows' | 'grid';
  /** Gives long terms more room. */
  wide?: boolean;
}

/** Facts about one thing; a value that is missing is shown as a dash, never left blank. */
export function KeyValueList({ rows, layout = 'rows', wide = false }: KeyValueListProps) {
  return (
    <dl
      className={classNames('border-t border-line', layout === 'grid' && 'md:grid md:grid-cols-2 md:gap-x-8')}
    >
      {rows.map((row) => (
        <div key={row.term} className="flex flex-wrap gap-x-4 border-b border-line py-2.5 sm:flex-nowrap">
          <dt
            className={classNames(
              'shrink-0 text-ink-faint max-sm:w-full max-sm:text-sm',
              wide ? 'w-44' : 'w-28',
            )}
          >
            {row.term}
          </dt>
          <dd className="min-w-0 grow">{isMissing(row.value) ? '—' : row.value}</dd>
          {row.action ? <dd className="shrink-0 print:hidden">{row.action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '';
}
