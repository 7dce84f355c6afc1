import { expect, test, vi } from 'vitest';

import { letPick } from './picking.ts';
import type { Picking } from './picking.ts';

const svg = () => document.createElementNS('http://www.w3.org/2000/svg', 'g');
const task = { id: 'a', type: 'bpmn:UserTask', businessObject: { name: '审批' } };
const flow = { id: 'f', type: 'bpmn:SequenceFlow', waypoints: [] };
const name = { id: 'a_label', type: 'label', businessObject: { name: '审批' } };

test('a node is picked by a click and by the keyboard, and what is no node is not', () => {
  const drawn = new Map([task, flow, name].map((element) => [element, svg()]));
  let click: (event: { element: typeof task | typeof flow }) => void = () => {};
  const picking: Picking = {
    elements: { forEach: (look) => drawn.forEach((gfx, element) => look(element, gfx)) },
    events: { on: (_, hear) => (click = hear) },
  };
  const pick = vi.fn();
  letPick(picking, pick);
  click({ element: flow });
  expect(pick).not.toHaveBeenCalled();
  click({ element: task });
  drawn.get(task)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  drawn.get(task)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(pick.mock.calls).toEqual([[{ id: 'a', name: '审批' }], [{ id: 'a', name: '审批' }]]);
  expect([...drawn.values()].map((gfx) => gfx.getAttribute('aria-label'))).toEqual(['审批', null, null]);
});
