import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { siteHref } from '../kit/page/base-path.ts';
import { frameAddress } from './shell/frame-address.ts';
import { useFrameOrigins } from './shell/frame-origins.ts';

/** The same address without `target`, which would open window after window. */
export function withoutTarget(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('target');
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}

/** Opens the page in a window of its own, another site only where it is allowed, and goes back here. */
export function NewWindow() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const allowed = useFrameOrigins();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!allowed || isOpened.current) return;
    isOpened.current = true;
    const own = withoutTarget(pathname, search);
    const src = new URLSearchParams(search).get('src') ?? '';
    window.open(frameAddress(src, allowed, window.location.origin) ?? siteHref(own), '_blank', 'noopener');
    // The first page of a window has nowhere to go back to; it shows here what was asked for.
    if (key === 'default') void navigate(own, { replace: true });
    else void navigate(-1);
  }, [allowed, pathname, search, key, navigate]);
  return null;
}
