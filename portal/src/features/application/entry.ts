import type { repeatCheck } from '@policy/shared/contract/application/calls.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import type { z } from 'zod';

import type { Personal } from '../../lib/server-reads/personal-read.ts';

/** The way into an application, or what stands in front of it. */
export type Entry =
  | { kind: 'applyFree' | 'offline' | 'closed' | 'guest' | 'expired' | 'new' }
  | { kind: 'draft'; applicationId: string; applyNo: string }
  | { kind: 'repeated'; applicationId: string; applyNo: string; status: ApplicationState };

interface Facts {
  guide: { isMsjx: number; isOnline: number };
  isExpired: boolean;
  repeat: Personal<z.output<typeof repeatCheck>>;
}

/** What a reader meets at the start page: first what holds for everybody, then what is his own. */
export function entryOf({ guide, isExpired, repeat }: Facts): Entry {
  if (guide.isMsjx === 1) return { kind: 'applyFree' };
  if (guide.isOnline === 0) return { kind: 'offline' };
  const own = ownEntry(repeat);
  // Who has begun may look at what he has, also when the window has closed since.
  if (isExpired && (own.kind === 'new' || own.kind === 'guest' || own.kind === 'expired')) {
    return { kind: 'closed' };
  }
  return own;
}

function ownEntry(repeat: Facts['repeat']): Entry {
  if (repeat.kind !== 'shown') return { kind: repeat.kind };
  const { id, applyNo, status } = repeat.data;
  if (id === null || status === null) return { kind: 'new' };
  const known = { applicationId: id, applyNo: applyNo ?? '' };
  return status === 'draft' ? { kind: 'draft', ...known } : { kind: 'repeated', ...known, status };
}
