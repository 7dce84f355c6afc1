'use client';

import type { ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import { useHydrated } from '../feedback/use-hydrated.ts';
import { Button } from './button.tsx';

/** A button that a script alone answers: it takes no press before one hears it, and is not shown where none runs. */
export function ScriptButton({ className, ...props }: ComponentProps<typeof Button>) {
  return <Button {...props} className={classNames('script-only', className)} disabled={!useHydrated()} />;
}
