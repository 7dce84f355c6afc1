'use client';

import { useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';

const places = z.array(
  z.object({ companyId: z.string(), companyName: z.nullable(z.string()), isActing: z.boolean() }),
);
type Place = z.output<typeof places>[number];

interface ActingSwitchProps {
  texts: { label: string; himself: string };
}

/** For whom a reader acts who may act for several: himself, or one of his companies. Changing it shows his own pages anew. */
export default function ActingSwitch({ texts }: ActingSwitchProps) {
  const id = useId();
  const [known, setKnown] = useState<readonly Place[]>([]);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    void readPlaces().then((read) => (left.signal.aborted ? undefined : setKnown(read)));
    return () => left.abort();
  }, []);
  if (known.length < 2) return null;
  const acting = known.find(({ isActing }) => isActing)?.companyId ?? '';
  const change = async (companyId: string) => {
    setBusy(true);
    await actAs(companyId).finally(() => window.location.reload());
  };
  return (
    <span className="inline-flex min-h-9 items-center gap-1 px-1.5 sm:px-2 elder:min-h-11">
      <label htmlFor={id} className="sr-only">
        {texts.label}
      </label>
      <select
        id={id}
        value={acting}
        disabled={isBusy}
        onChange={(event) => void change(event.target.value)}
        className="max-w-56 truncate rounded border border-wave-100 bg-wave-900 px-1.5 py-1 text-white"
      >
        {known.map(({ companyId, companyName }) => (
          <option key={companyId} value={companyId}>
            {companyName ?? texts.himself}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Nothing where the server cannot be asked: the page itself says so then. */
async function readPlaces(): Promise<readonly Place[]> {
  const { http } = await import('../../lib/browser/browser-session.ts');
  const answer = await http.get<unknown>('policy/companymember/mine', {}, { quiet: true }).catch(() => null);
  return places.safeParse(answer).data ?? [];
}

/** The session changes on the server first; the token that is exchanged then tells every tab of it. */
async function actAs(companyId: string): Promise<void> {
  const { http, session } = await import('../../lib/browser/browser-session.ts');
  await http.post('policy/companymember/actAs', { companyId });
  await session.refresh();
}
