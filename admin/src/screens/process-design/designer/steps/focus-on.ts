/**
 * Puts the focus on the name of a step once the list is drawn anew, or on the list itself: the button that was pressed
 * moves or goes with its step.
 */
export function focusOn(step: string | undefined): void {
  requestAnimationFrame(() => {
    const list = document.querySelector<HTMLElement>('.steps');
    const names = [...(list?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
    (names.find(({ dataset }) => dataset['step'] === step) ?? list)?.focus();
  });
}
