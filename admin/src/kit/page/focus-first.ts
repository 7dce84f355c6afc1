/**
 * For the field of a dialog that is typed into first: it takes the focus as soon as the dialog stands in the page.
 * `autoFocus` comes before that, and in vain.
 */
export function focusFirst(field: { focus: () => void } | null): void {
  if (field) queueMicrotask(() => field.focus());
}
