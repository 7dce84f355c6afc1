import { ApiError } from '@policy/shared/client/api-error.ts';
import { putFile } from '@policy/shared/client/put-file.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { http } from '../../../lib/browser/browser-session.ts';
import { isStructure } from '../../../lib/browser/structure.ts';
import type { InputProps } from '../form-facts.ts';

interface Limits {
  maxSizeMb: number;
  most: number;
}

interface Coming {
  key: string;
  name: string;
  progress: number;
}

interface Stored {
  originalName: string;
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** A file where a form is only looked at: it stays in the browser. */
const onlyNamed = ({ name }: File) => ({ attachId: crypto.randomUUID(), originalName: name });

/** The files of one question: those that are its answer, those on their way, and what was refused last. */
export function useAnswerFiles(
  { value, options, onChange, onBlur, id, registry }: InputProps,
  { maxSizeMb, most }: Limits,
) {
  const t = useTranslations('ui.schemaForm');
  const ids = idsIn(value);
  // A file may arrive after others were added or removed.
  const now = useRef(ids);
  useEffect(() => {
    now.current = ids;
  });
  const [coming, setComing] = useState<Coming[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const { nameOf, tell } = useNames(ids, options.names);
  const put = (changed: string[]) => {
    now.current = changed;
    onChange(changed.length > 0 ? changed : undefined);
    onBlur(id, changed);
  };
  const { isTrial } = registry.formContext;
  const sent = (file: File, key: string) =>
    putFile(http, { file, purpose: 'formAnswer' }, (fraction) =>
      setComing((before) =>
        before.map((one) => (one.key === key ? { ...one, progress: Math.round(fraction * 100) } : one)),
      ),
    );
  const store = async (file: File, key: string) => {
    setComing((before) => [...before, { key, name: file.name, progress: 0 }]);
    try {
      const stored = isTrial ? onlyNamed(file) : await sent(file, key);
      tell(stored.attachId, stored.originalName);
      put([...now.current, stored.attachId]);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(failure.msg);
    } finally {
      setComing((before) => before.filter((one) => one.key !== key));
    }
  };
  const add = async (chosen: readonly File[]) => {
    setRefusal(undefined);
    const room = most - ids.length - coming.length;
    if (chosen.length > room) setRefusal(t('tooMany', { count: most }));
    const large = chosen.find(({ size }) => size > maxSizeMb * 1_048_576);
    if (large) setRefusal(t('tooLarge', { name: large.name, size: maxSizeMb }));
    const fitting = chosen.slice(0, room).filter(({ size }) => size <= maxSizeMb * 1_048_576);
    await Promise.all(fitting.map((file, index) => store(file, `${Date.now()}-${index}`)));
  };
  const remove = (gone: string) => put(now.current.filter((one) => one !== gone));
  return { files: ids.map((one) => ({ id: one, name: nameOf(one) })), coming, refusal, add, remove };
}

/** What files are called: as the form tells, as they were just uploaded, or as the server says of the reader's own. */
function useNames(ids: readonly string[], told: unknown) {
  const names: Readonly<Record<string, unknown>> = isStructure(told) ? told : {};
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const tell = (id: string, name: string) => setKnown((before) => ({ ...before, [id]: name }));
  const open = ids.filter((id) => names[id] === undefined && known[id] === undefined);
  const asked = open.join(',');
  useEffect(() => {
    for (const attachId of asked === '' ? [] : asked.split(','))
      void http
        .get<Stored>('blade-resource/oss/endpoint/put-file-attach', { attachId })
        .then(({ originalName }) => tell(attachId, originalName))
        // One that is gone stays without a name; handing in says so.
        .catch(() => tell(attachId, '—'));
  }, [asked]);
  const nameOf = (id: string): string => known[id] ?? (typeof names[id] === 'string' ? names[id] : '…');
  return { nameOf, tell };
}
