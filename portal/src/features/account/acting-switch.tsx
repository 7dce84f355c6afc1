'use client';

import { useEffect, useId, useState } from 'react';

import { shownCompany } from '../../lib/browser/shown-company.ts';
import { actAs } from '../../lib/browser/act-as.ts';
import { readPlaces, type Place } from './acting-places.ts';

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
  const change = async (companyId: string) => {
    setBusy(true);
    await actAs(companyId);
  };
  return (
    <span className="inline-flex min-h-9 items-center gap-1 px-1.5 sm:px-2 elder:min-h-11">
      <label htmlFor={id} className="sr-only">
        {texts.label}
      </label>
      <select
        id={id}
        value={shownCompany ?? ''}
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
