import { lazy, Suspense, useState, type ComponentProps } from 'react';

import type { Dialog } from './dialog.tsx';

const Loaded = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }));

/** A dialog that is loaded when it is first opened. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  // Once opened it stays, so that it gives the focus back where it came from.
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
