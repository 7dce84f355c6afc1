'use client';

import { readName } from '@policy/shared/auth/session/session-name.ts';
import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { pendingSignOutKey, standingOf, watchStanding } from '@policy/shared/auth/session/standing.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

import { Icon } from '../../components/icons/icon.tsx';
import { noteSignedOut } from './signed-out.tsx';

// Most readers are not signed in, and need neither it nor the schema library that reads its answer.
const ActingSwitch = lazy(() => import('./acting-switch.tsx'));

interface AccountMenuProps {
  signInHref: string;
  centreHref: string;
  texts: { signIn: string; signOut: string; actingFor: string; himself: string };
}

const item =
  'inline-flex min-h-9 items-center gap-1 px-1.5 whitespace-nowrap sm:gap-1.5 sm:px-2 text-wave-100 no-underline hover:text-white hover:underline elder:min-h-11';

function subscribe(listener: () => void): () => void {
  const events = ['storage', 'focus', 'pageshow'] as const;
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/** Who is signed in here; a name without a token or its cookie does not count as signed in. */
function nameHere(): string {
  const store = createSiteStore(siteKeys.portal);
  return standingOf(store, siteKeys.portal) === 'whole' ? readName(store) : '';
}

/** The way in, or the name of who is in: pages come from the cache for everyone, so the browser decides. */
export function AccountMenu({ signInHref, centreHref, texts }: AccountMenuProps) {
  const name = useSyncExternalStore(subscribe, nameHere, () => '');
  useEffect(() => (name ? keepSession() : undefined), [name]);
  useEffect(() => followSession(signInHref), [signInHref]);
  if (!name) {
    return (
      <a href={signInHref} rel="nofollow" className={`${item} font-semibold text-white`}>
        <Icon name="user" className="size-4" />
        {texts.signIn}
      </a>
    );
  }
  return (
    <>
      <Suspense fallback={null}>
        <ActingSwitch texts={{ label: texts.actingFor, himself: texts.himself }} />
      </Suspense>
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

/** Exchanges the token in time while a page of a signed-in reader stands open; returns the function that stops that. */
function keepSession(): () => void {
  const left = new AbortController();
  void import('./keep-session.ts').then(({ startKeepingSession }) => startKeepingSession(left.signal));
  return () => left.abort();
}

/** A session that was cleaned away by half is ended, and one that another tab ended ends here as well. */
function followSession(signInHref: string): () => void {
  const store = createSiteStore(siteKeys.portal);
  if (store.record(pendingSignOutKey) !== null) void finishSignOut();
  return watchStanding(store, siteKeys.portal, {
    onBroken: (stood) => void endSession(stood ? signInHref : null),
    onChanged: () => window.location.reload(),
  });
}

async function finishSignOut() {
  const { session } = await import('../../lib/browser/api-session.ts');
  await session.finishSignOut().catch(() => null);
}

/** Longest wait for the server's word; it hears of the rest when the next page is loaded. */
const patienceMs = 3_000;

/** Loads the transport only now: most readers of public pages never need it. */
async function endSession(goTo: string | null) {
  const { session } = await import('../../lib/browser/api-session.ts');
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const out = await Promise.race([session.signOut().catch(() => undefined), patience]);
  // Who came by a provider and leaves is led on to end his session there; it sends him back to the sign-in.
  if (out !== undefined && goTo === null) {
    window.location.replace(out);
    return;
  }
  if (goTo === null) window.location.reload();
  else window.location.replace(goTo);
}

async function signOut() {
  const { forgetUnsaved } = await import('../../lib/browser/unsaved.ts');
  forgetUnsaved();
  noteSignedOut();
  await endSession(null);
}
