import { Suspense } from 'react';

import { lazyPart } from '../../kit/page/lazy-part.ts';

// All icons that a menu may have come together, after the menu itself.
const Icon = lazyPart(async () => ({
  default: (await import('../../components/menu-icon.tsx')).MenuIcon,
}));

/** The icon of an entry; until it is there, its place. */
export function EntryIcon({ name }: { name: string }) {
  return (
    <Suspense fallback={<span className="anticon" style={{ width: '1em' }} />}>
      <Icon name={name} />
    </Suspense>
  );
}
