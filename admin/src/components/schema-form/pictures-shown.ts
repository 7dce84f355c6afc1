const longestMs = 3_000;

/** Marks a picture that is on its way, in place of it. */
export const comingMark = 'data-coming';

const areComing = (place: Element): boolean => place.querySelector(`[${comingMark}]`) !== null;
const picturesIn = (place: Element) => [...place.querySelectorAll<HTMLImageElement>('.schema-picture')];

/** Does something once the pictures of a place are there, or have kept it waiting too long; what it answers takes that back. */
export function oncePicturesShown(place: Element, act: () => void): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    watch.disconnect();
    clearTimeout(late);
  };
  const go = () => {
    if (isOver) return;
    end();
    act();
  };
  const look = () => {
    if (areComing(place)) return;
    const pictures = picturesIn(place);
    if (pictures.length === 0) go();
    // What stands there may still have to be drawn.
    else void Promise.allSettled(pictures.map((picture) => picture.decode())).then(go);
  };
  const watch = new MutationObserver(look);
  const late = setTimeout(go, longestMs);
  watch.observe(place, { childList: true, subtree: true });
  look();
  return end;
}
