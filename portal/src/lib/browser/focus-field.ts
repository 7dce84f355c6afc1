/** Gives a field the focus, brought out of a tab or a folded group that hides it; tells whether it is there. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  const hidden: HTMLElement[] = [];
  for (let around = field.parentElement; around; around = around.parentElement)
    if (hides(around)) hidden.push(around);
  for (const around of hidden.reverse()) show(around);
  // Nothing hidden takes the focus, and the page draws itself anew before the next frame.
  if (hidden.length > 0) requestAnimationFrame(() => field.focus());
  else field.focus();
  return true;
}

const hides = (around: HTMLElement): boolean =>
  around instanceof HTMLDetailsElement
    ? !around.open
    : around.hidden && around.getAttribute('role') === 'tabpanel';

function show(around: HTMLElement): void {
  if (around instanceof HTMLDetailsElement) around.open = true;
  else document.getElementById(around.getAttribute('aria-labelledby') ?? '')?.click();
}
