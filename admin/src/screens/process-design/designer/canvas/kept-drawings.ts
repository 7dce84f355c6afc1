import type { Moddle } from '../model/moddle.ts';
import { isModdle, partsOf } from '../model/moddle.ts';

interface Bus {
  on: (event: string, priority: number, hear: () => void) => void;
}

interface Planes {
  getRootElements: () => readonly { di?: unknown }[];
}

/** The library writes what is drawn in the order in which it is drawn; it does so between these two. */
const [before, after] = [2500, 1500];

/**
 * Keeps what a document draws and the canvas does not show, as a process inside of a call of it: the library writes
 * no more than what it has drawn. What somebody takes away on the canvas is gone before.
 */
export class KeptDrawings {
  static $inject = ['eventBus', 'canvas'];

  constructor(bus: Bus, canvas: Planes) {
    let kept: readonly [Moddle, readonly Moddle[]][] = [];
    const planes = () => canvas.getRootElements().flatMap(({ di }) => (isModdle(di) ? [di] : []));
    bus.on('saveXML.start', before, () => {
      kept = planes().map((plane) => [plane, partsOf(plane, 'planeElement')]);
    });
    bus.on('saveXML.start', after, () => {
      for (const [plane, drawn] of kept) {
        const written = new Set(partsOf(plane, 'planeElement'));
        const unseen = drawn.filter((one) => !written.has(one));
        // Where nothing is lacking the list stays the library's own.
        if (unseen.length > 0) plane['planeElement'] = [...written, ...unseen];
      }
    });
  }
}
