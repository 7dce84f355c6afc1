/** The `ref` of an element: says once that it has come into sight, however far its page is scrolled. */
export const onSight =
  (seen: () => void) =>
  (place: HTMLElement | null): (() => void) | undefined => {
    if (!place) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      seen();
    });
    watch.observe(place);
    return () => watch.disconnect();
  };
