'use client';

import { readName } from '@policy/shared/auth/session-name.ts';
import { siteKeys } from '@policy/shared/auth/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage.ts';
import { useEffect, useSyncExternalStore } from 'react';

import { Icon } from '../../components/icons/icon.tsx';

interface AccountMenuProps {
  signInHref: string;
  centreHref: string;
  texts: { signIn: string; signOut: string };
}

const item =
  'inline-flex min-h-9 items-center gap-1 px-1.5 whitespace-nowrap sm:gap-1.5 sm:px-2 text-wave-100 no-underline hover:text-white hover:underline elder:min-h-11';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const nameHere = (): string => readName(createSiteStore(siteKeys.portal));

/** The way in, or the name of who is in: pages come from the cache for everyone, so the browser decides. */
export function AccountMenu({ signInHref, centreHref, texts }: AccountMenuProps) {
  const name = useSyncExternalStore(subscribe, nameHere, () => '');
  useEffect(() => (name ? keepSession() : undefined), [name]);
  if (!name) {
    return (
      <a href={signInHref} className={`${item} font-semibold text-white`}>
        <Icon name="user" className="size-4" />
        {texts.signIn}
      </a>
    );
  }
  return (
    <>
      <a href={centreHref} className={`${item} max-w-48 font-semibold text-white`}>
        <Icon name="user" className="size-4" />
        <span className="truncate">{name}</span>
      </a>
      <button type="button" onClick={() => void signOut()} className={item}>
        {texts.signOut}
      </button>
    </>
  );
}

/** Exchanges the token in time while a page of a signed-in reader stands open; the answer stops it. */
function keepSession(): () => void {
  const left = new AbortController();
  void import('./keep-session.ts').then(({ startKeepingSession }) => startKeepingSession(left.signal));
  return () => left.abort();
}

/** Loads the transport only now: most readers of public pages never need it. */
async function signOut() {
  const [{ session }, { forgetUnsaved }] = await Promise.all([
    import('../../lib/browser-session.ts'),
    import('../../lib/unsaved.ts'),
  ]);
  await session.signOut().catch(() => null);
  forgetUnsaved();
  window.location.reload();
}
