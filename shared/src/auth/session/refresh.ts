import { refreshCheckMs, tokenTimeSeconds } from '../storage/constants.ts';
import type { RunAlone } from './refresh-lock.ts';
import type { Tokens } from './tokens.ts';

interface RefreshPorts {
  tokens: Pick<Tokens, 'ageSeconds'>;
  refresh: () => Promise<void>;
  runAlone: RunAlone;
}

/** Looks at the token's age every 10 seconds and exchanges it in time; returns the function that stops that. */
export function startTokenRefresh({ tokens, refresh, runAlone }: RefreshPorts): () => void {
  const isDue = () => (tokens.ageSeconds() ?? 0) >= tokenTimeSeconds;
  // Asked again inside the lock: another tab may have refreshed while this one waited for its turn.
  const exchange = () => (isDue() ? refresh() : Promise.resolve());
  const check = () => {
    // A refused refresh changes nothing here; the next call answers 401 and ends the session visibly.
    if (isDue()) void runAlone(exchange).catch(() => null);
  };
  const timer = setInterval(check, refreshCheckMs);
  return () => clearInterval(timer);
}
