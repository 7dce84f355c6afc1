import type { FileView } from '@policy/shared/contract/application/calls.ts';
import type { PhoneLink, PhoneLinkState } from '@policy/shared/contract/application/phone-link.ts';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';

import { givePhoneLink, phoneLinkState } from './phone-calls.ts';

/** For what a phone is to hand in. */
export interface UploadTarget {
  applicationId: string;
  materialId: string;
}

/** How often the page looks whether the phone has sent its file. */
const pollMs = 3_000;

/** A code for a phone, and what has become of it; `onFile` is told once of the file that came. */
export function usePhoneLink(asked: UploadTarget, onFile: (file: FileView) => void) {
  const [link, setLink] = useState<PhoneLink | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    // A second code would make the first one worthless.
    if (hasAsked.current) return;
    hasAsked.current = true;
    givePhoneLink(asked).then(setLink, setRefusal);
  }, [asked]);
  const { data } = useSWR<PhoneLinkState, unknown>(
    link && ['phone-link', link.id],
    () => phoneLinkState(link?.id ?? ''),
    { refreshInterval: (seen) => (seen && seen.state !== 'open' ? 0 : pollMs) },
  );
  const file = data?.file ?? null;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!file || told.current === file.id) return;
    told.current = file.id;
    onFile(file);
  }, [file, onFile]);
  return { link, refusal, name: file?.name ?? '', state: data?.state ?? 'open' };
}
