import { useState } from 'react';

import { spanText } from '../../kit/values/duration.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { momentOf } from './wire-moment.ts';

interface LastedProps {
  from: string | null | undefined;
  /** Nothing while it lasts. */
  to: string | null | undefined;
}

/** How long something took, or has taken by now, in its two largest units. */
export function Lasted({ from, to }: LastedProps) {
  const { locale } = useWorkplace();
  const [now] = useState(Date.now);
  if (!from) return '—';
  // Clocks of a reader that go after the server's make nothing last less than no time.
  return spanText(Math.max(0, (to ? momentOf(to) : now) - momentOf(from)), locale);
}
