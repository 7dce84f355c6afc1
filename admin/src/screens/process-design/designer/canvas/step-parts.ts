import type { Editing, Moddle } from '../model/moddle.ts';
import { asOneOn } from './as-one.ts';
import type { Stack } from './as-one.ts';
import type { Shape } from './editor.ts';
import type { Drawing, Drawn, Parts } from './step-editing.ts';

type Part = <Of>(name: string) => Of;

/** What steps are changed through, from the parts of an opened editor; what changes it is asked for only then: who looks on has none of it. */
export function stepParts(part: Part, editing: (shape: Shape) => Editing): Parts {
  const registry = part<{ get: (id: string) => Drawn | undefined }>('elementRegistry');
  const moddle = part<{ create: (type: string, properties: object) => Moddle }>('moddle');
  const canvas = part<{ getRootElement: () => Shape }>('canvas');
  return {
    get drawing() {
      return part<Drawing>('modeling');
    },
    shapeFor: (of) => part<{ createShape: (of: object) => object }>('elementFactory').createShape(of),
    create: (type, properties) => moddle.create(type, properties),
    editing,
    shapeOf: (element) => {
      const shape = registry.get(String(element.get('id')));
      if (!shape) throw new Error(`${String(element.get('id'))} is not drawn`);
      return shape;
    },
    root: () => canvas.getRootElement(),
    asOne: (change) => asOneOn(part<Stack>('commandStack'))(change),
  };
}
