'use client';

import type { ReactNode } from 'react';

import { Skeleton } from './skeleton.tsx';
import { useHydrated } from './use-hydrated.ts';

interface HydratedProps {
  label: string;
  lines?: number;
  children: ReactNode;
}

/**
 * Shows controls only once a script answers them: what is typed or pressed before would be lost without a word.
 * Where no script runs, `noscript` beside it says so.
 */
export function Hydrated({ label, lines = 4, children }: HydratedProps) {
  if (useHydrated()) return children;
  return (
    <div className="script-only">
      <Skeleton label={label} lines={lines} />
    </div>
  );
}
