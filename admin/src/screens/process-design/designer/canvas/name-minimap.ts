/** Gives the switch of the small map its name anew: its library names it only when it is opened or closed. */
export function nameMinimap(container: HTMLElement, translate: (text: string) => string): void {
  const map = container.querySelector('.djs-minimap');
  const text = map?.classList.contains('open') ? 'Close minimap' : 'Open minimap';
  map?.querySelector('.toggle')?.setAttribute('title', translate(text));
}
