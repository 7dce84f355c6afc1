import { useEffect, useRef } from 'react';

import { useShortcutChoice } from './shortcut-choice.ts';

/** Where a letter is typed or chosen by, it is no shortcut. */
const typed =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/** Single letters that do something while this page is in front; never while somebody types, and not at all where the reader switched them off. */
export function useShortcuts(acts: Readonly<Record<string, () => void>>): void {
  const isOn = useShortcutChoice(({ isOn: chosen }) => chosen);
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      const isElsewhere = event.target instanceof Element && event.target.closest(typed) !== null;
      const act = latest.current[event.key.toLowerCase()];
      if (!isPlain || isElsewhere || !act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
