'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

import { Skeleton } from './skeleton.tsx';

const never = () => () => undefined;

interface AwakeProps {
  label: string;
  lines?: number;
  children: ReactNode;
}

/**
 * Shows controls only once a script answers them: what is typed or pressed before would be lost without a word.
 * Where no script runs, `noscript` beside it says so.
 */
export function Awake({ label, lines = 4, children }: AwakeProps) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isAwake) return children;
  return (
    <div className="script-only">
      <Skeleton label={label} lines={lines} />
    </div>
  );
}
