'use client';

import type { ReactNode } from 'react';

import { Skeleton } from './skeleton.tsx';
import { useHydrated } from './use-hydrated.ts';

interface HydratedProps {
  label: string;
  lines?: number;
  /** Room that the controls will take, so that nothing below moves when they come. */
  reserve?: string;
  children: ReactNode;
}

/**
 * Shows controls only once a script answers them: what is typed or pressed before would be lost without a word.
 * Where no script runs, `noscript` beside it says so.
 */
export function Hydrated({ label, lines = 4, reserve = '', children }: HydratedProps) {
  if (useHydrated()) return children;
  return (
    <div className={`script-only ${reserve}`}>
      <Skeleton label={label} lines={lines} />
    </div>
  );
}
