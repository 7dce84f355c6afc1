import { useRef } from 'react';

/** What people fill in. A file is chosen with a button of its own. */
const fields = [
  'input:not([type=hidden], [type=file])',
  'textarea',
  '[contenteditable=true]',
  '[role=switch]',
];
const open = fields.map((field) => `${field}:not(:disabled)`).join();

/** Whether somebody could see it; whoever cannot tell takes all for visible. */
const isSeen = (field: HTMLElement) => (field as Partial<HTMLElement>).checkVisibility?.call(field) ?? true;

/**
 * Has a dialog give the focus to its first field once it stands open; a field in it that has the focus already keeps it.
 * `place` is what holds the fields.
 */
export function useFirstField() {
  const place = useRef<HTMLDivElement>(null);
  const afterOpenChange = (isOpen: boolean) => {
    if (!isOpen || !place.current || place.current.contains(document.activeElement)) return;
    const all = place.current.querySelectorAll<HTMLElement>(open);
    [...all].find(isSeen)?.focus();
  };
  return { place, afterOpenChange };
}
