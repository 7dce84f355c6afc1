import { FastColor } from '@ant-design/fast-color';

const steps = 100;

/** Contrast of a text on an opaque ground as WCAG measures it; a translucent text shows the ground through. */
export function contrast(text: string, ground: string): number {
  const back = new FastColor(ground);
  const [low = 0, high = 0] = [new FastColor(text).onBackground(back), back]
    .map((colour) => colour.getLuminance())
    .sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

/** What a translucent colour looks like on an opaque ground. */
export const laidOver = (colour: string, ground: string): string =>
  new FastColor(colour).onBackground(new FastColor(ground)).toHexString();

/** The colour itself where it can carry text on this ground, else its nearest shade that has this contrast. */
export function readable(colour: string, ground: string, least = 4.5): string {
  const isDark = new FastColor(ground).getLuminance() < 0.18;
  let shade = new FastColor(colour);
  for (let step = 0; step < steps && contrast(shade.toHexString(), ground) < least; step += 1)
    shade = isDark ? shade.lighten(1) : shade.darken(1);
  return shade.toHexString();
}
