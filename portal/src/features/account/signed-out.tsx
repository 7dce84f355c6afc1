'use client';

import { useEffect, useState } from 'react';

// Not under the site key: what belongs to the session is cleared when it ends, this tells that it did.
const key = 'signed-out';

/** Notes in this tab that its reader has just signed out; the page that comes next says so. */
export function noteSignedOut(): void {
  try {
    window.sessionStorage.setItem(key, '1');
  } catch {
    // A browser that forbids storage shows the way in and no more.
  }
}

/** Says once that the reader has signed out, to the eye and to screen readers. */
export function SignedOut({ text }: { text: string }) {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    // A status is read out when it changes, so it comes after the page.
    const timer = setTimeout(() => setLeft(takeNote()));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="bg-wave-50 text-sm text-wave-700 print:hidden">
      {hasLeft ? <p className="page-width py-1.5 font-semibold">{text}</p> : null}
    </div>
  );
}

function takeNote(): boolean {
  try {
    const isNoted = window.sessionStorage.getItem(key) !== null;
    window.sessionStorage.removeItem(key);
    return isNoted;
  } catch {
    return false;
  }
}
