import { useEffect, useState } from 'react';
import type { FormInstance } from 'antd';

import type { EntityField, FormValues, Row } from '../entity/fields.ts';
import { startOf } from '../forms/form-values.ts';
import { changesOf, isSame, valuesIn } from './changes.ts';

interface StandingOptions {
  form: FormInstance<FormValues>;
  fields: readonly EntityField[];
  row: Row | undefined;
}

const versionOf = (row: Row | undefined) => Number(row?.['version'] ?? 0);

/** Where a form stands beside the row that it changes: from which version it began, and what was changed since. */
export function useStanding({ form, fields, row }: StandingOptions) {
  const [base, setBase] = useState(row);
  const [from, setFrom] = useState<FormValues>(() => startOf(fields, row));
  const [isDirty, setDirty] = useState(false);
  const [editions, setEditions] = useState<Readonly<Record<string, number>>>({});
  const current = () => valuesIn(form);
  const changes = () => changesOf(from, current());
  /** Puts values in as if they had been typed; their inputs begin anew. */
  const put = (values: FormValues) => {
    const now = current();
    const names = Object.keys(values).filter((name) => !isSame(now[name], values[name]));
    form.setFields(names.map((name) => ({ name, value: values[name] })));
    setEditions((known) => ({
      ...known,
      ...Object.fromEntries(names.map((name) => [name, (known[name] ?? 0) + 1])),
    }));
  };
  const touch = () => setDirty(Object.keys(changes()).length > 0);
  const restore = (values: FormValues) => {
    put(values);
    touch();
  };
  /** From here on these values count as saved; what was typed since is still to be. */
  const settle = (saved: FormValues) => {
    setFrom(saved);
    setDirty(Object.keys(changesOf(saved, current())).length > 0);
  };
  /** Goes on from the row as somebody else left it, with what was changed here put over it. */
  const goOn = () => {
    const fresh = startOf(fields, row);
    put({ ...fresh, ...changes() });
    setBase(row);
    setFrom(fresh);
  };
  const isNewer = versionOf(row) > versionOf(base);
  useEffect(() => {
    if (isNewer && !isDirty) goOn();
    // The row of a version is the same row, however often it is read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNewer, isDirty]);
  return { base, isDirty, isBehind: isNewer && isDirty, editions, changes, touch, restore, settle, goOn };
}
