'use client';

import { useEffect, useState, type ReactNode } from 'react';

import { Skeleton } from '../feedback/skeleton.tsx';

interface SessionRenewalProps {
  waiting: string;
  /** What stands here once it is clear that the reader has to sign in again. */
  children: ReactNode;
  /** Where to go instead of showing that, on pages that are for signed-in readers only. */
  otherwiseTo?: string;
}

/** The client of the API comes only for those whose token has run out. */
const renewed = async () => (await import('../../lib/browser/renew-session.ts')).renewSession();

/** Exchanges a token that has run out while nobody looked, and shows the page again; or asks to sign in. */
export function SessionRenewal({ waiting, children, otherwiseTo }: SessionRenewalProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    void renewed().then((isRenewed) => {
      if (isRenewed) window.location.reload();
      else if (otherwiseTo) window.location.replace(otherwiseTo);
      else setOver(true);
    });
  }, [otherwiseTo]);
  if (isOver) return children;
  return (
    <>
      <div className="script-only">
        <Skeleton label={waiting} lines={5} />
      </div>
      <noscript>{children}</noscript>
    </>
  );
}
