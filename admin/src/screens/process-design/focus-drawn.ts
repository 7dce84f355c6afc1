/**
 * Puts the focus on a part of a box, known by its id, once the page is drawn anew: what was pressed has moved, or is gone.
 * A part that is not there leaves it to the box.
 */
export function focusDrawn(boxId: string, part: string): void {
  requestAnimationFrame(() => {
    const box = document.getElementById(boxId);
    (box?.querySelector<HTMLElement>(part) ?? box)?.focus();
  });
}
