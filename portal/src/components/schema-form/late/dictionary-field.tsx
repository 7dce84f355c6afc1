import { dictionaryOf } from '@policy/shared/forms/fields/dictionary-fields.ts';
import { namesTold } from '@policy/shared/forms/fields/told-names.ts';
import { useEffect, useState } from 'react';

import { http } from '../../../lib/browser/browser-session.ts';
import { controlLook } from '../../forms/field.tsx';
import { controlAttributes, isChangeable } from '../control-of.ts';
import type { InputProps } from '../form-facts.ts';

interface Entry {
  dictKey: string | null;
  dictValue: string;
}

/** One entry of the dictionary that the question names, as it stands when the form is shown. */
export function DictionaryField(props: InputProps) {
  const { value, schema, options, registry } = props;
  const isOpen = isChangeable(props);
  const chosen = typeof value === 'string' ? value : '';
  const names = namesTold({ 'ui:options': options });
  const isTrial = registry.formContext.isTrial === true;
  const read = useEntries(isOpen && !isTrial ? dictionaryOf({ ...schema }) : null);
  const told = names[chosen] ?? chosen;
  if (!isOpen) return <input {...controlAttributes(props)} readOnly value={told} className={controlLook} />;
  // Whoever only looks at a form may be nobody: what is offered comes with it.
  return <Entries field={props} {...{ chosen, told }} entries={isTrial ? entriesIn(names) : read} />;
}

interface EntriesProps {
  field: InputProps;
  chosen: string;
  /** What the chosen one is called. */
  told: string;
  entries: readonly Entry[];
}

function Entries({ field, chosen, told, entries }: EntriesProps) {
  const { id, value, onChange, onBlur, registry } = field;
  // What was answered stays in sight, though the dictionary offers it no more.
  const isGone = chosen !== '' && !entries.some(({ dictKey }) => dictKey === chosen);
  return (
    <select
      {...controlAttributes(field)}
      name={id}
      value={chosen}
      onChange={({ target }) => onChange(target.value || undefined)}
      onBlur={() => onBlur(id, value)}
      className={controlLook}
    >
      <option value="">{registry.formContext.texts.choose}</option>
      {isGone ? <option value={chosen}>{told}</option> : null}
      {entries.map(({ dictKey, dictValue }) => (
        <option key={dictKey} value={dictKey ?? ''}>
          {dictValue}
        </option>
      ))}
    </select>
  );
}

const entriesIn = (names: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(names).map(([dictKey, dictValue]) => ({ dictKey, dictValue }));

/** What a dictionary offers; nothing while it is read, and where it cannot be. */
function useEntries(code: string | null): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    if (code === null) return undefined;
    let isLeft = false;
    void http
      .get<Entry[]>('blade-system/dict-biz/dictionary', { code })
      .then((read) => {
        if (!isLeft) setEntries(read.filter(({ dictKey }) => dictKey));
      })
      // The question stays open, and is read again with the page.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [code]);
  return entries;
}
