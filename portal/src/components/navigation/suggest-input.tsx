'use client';

import { useId, useRef, useState } from 'react';
import type { InputHTMLAttributes, KeyboardEvent } from 'react';

import { localHref } from '../../i18n/local-href.ts';
import { langOf } from '../../lib/texts/script.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestInputProps extends InputHTMLAttributes<HTMLInputElement> {
  texts: { list: string; keys: string };
  /** The kind of content that is looked for with each value of the form's `scope`; every kind with any other. */
  scopeTypes?: Readonly<Partial<Record<string, string>>>;
}

/**
 * The field of the search, which offers titles that go on from what is typed: by pointer, by the arrow keys and to screen
 * readers. Without a script, and where nothing is offered, it is a field as any other.
 */
export function SuggestInput({ texts, scopeTypes = {}, ...input }: SuggestInputProps) {
  const listId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const { offered, look, forget } = useSuggestions();
  const [at, setAt] = useState(-1);
  const lookIn = ({ value, form }: HTMLInputElement) => {
    const scope = form && new FormData(form).get('scope');
    look(value, typeof scope === 'string' ? scopeTypes[scope] : undefined);
  };
  const close = () => {
    forget();
    setAt(-1);
  };
  const press = (event: KeyboardEvent) => {
    // An input method chooses its characters by the same keys.
    if (event.nativeEvent.isComposing) return;
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Escape') close();
    if (offered.length === 0) return;
    // A browser would empty the field as well.
    if (event.key === 'Escape') event.preventDefault();
    if (step !== undefined) {
      event.preventDefault();
      // One place beyond both ends is the field itself.
      setAt(((at + 1 + step + offered.length + 1) % (offered.length + 1)) - 1);
    }
    const chosen = offered[at];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      window.location.assign(hrefOf(chosen.url));
    }
  };
  const isOpen = offered.length > 0;
  return (
    <span
      ref={box}
      className="relative block w-full min-w-0"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) close();
      }}
    >
      <input
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={at >= 0 ? `${listId}-${String(at)}` : undefined}
        onInput={({ currentTarget, nativeEvent }) => {
          setAt(-1);
          if (!isComposing(nativeEvent)) lookIn(currentTarget);
        }}
        onCompositionStart={close}
        onCompositionEnd={({ currentTarget }) => lookIn(currentTarget)}
        onKeyDown={press}
      />
      <span role="status" className="sr-only">
        {isOpen ? `${String(offered.length)} ${texts.keys}` : ''}
      </span>
      <ul
        id={listId}
        role="listbox"
        aria-label={texts.list}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-40 rounded-b-md border border-control bg-paper py-1 text-ink shadow-float"
      >
        {offered.map(({ text, url }, place) => (
          <li
            key={url}
            id={`${listId}-${String(place)}`}
            role="option"
            aria-selected={place === at}
            lang={langOf(text)}
            // The field keeps the focus, by which keys choose.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => window.location.assign(hrefOf(url))}
            className="cursor-pointer border-s-4 border-transparent px-3 py-2 hover:bg-wave-50 aria-selected:border-wave-600 aria-selected:bg-wave-50"
          >
            {text}
          </li>
        ))}
      </ul>
    </span>
  );
}

const hrefOf = (url: string) => localHref(document.documentElement.lang === 'en' ? 'en' : 'zh', url);

/** Whether what is typed is still on its way into characters, as pinyin is. */
const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;
