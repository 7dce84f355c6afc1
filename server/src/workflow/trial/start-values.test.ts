import { expect, it } from 'vitest';

import { candidate, draw, element, end, flow, path, start, userTask } from '../../../test/bpmn/draw.ts';
import { parseModel } from '../model/parse.ts';
import { startValuesOf } from './start-values.ts';

const valuesOf = async (condition: string, ...elements: readonly string[]) => {
  const which = element('exclusiveGateway', 'id="which" default="which-end"');
  const xml = draw('p', start(), end(), which, ...elements, path('start', 'a', 'which', 'end'));
  const [definition] = await parseModel(xml.replace('CONDITION', condition), 'refuse');
  return startValuesOf(definition!);
};
const task = userTask('a', candidate('role="admin"'), '<policy:field name="remark" access="edit"/>');
const back = flow('which', 'a', 'CONDITION');
const kindsIn = async (condition: string) =>
  Object.fromEntries((await valuesOf(condition, task, back)).map(({ name, kind }) => [name, kind]));

it.each([
  ['amount gt 10', { amount: 'number' }],
  ['10 lt amount', { amount: 'number' }],
  ['amount / 2 gt other', { amount: 'number', other: 'any' }],
  ["level == 'A'", { level: 'text' }],
  ['urgent == true', { urgent: 'boolean' }],
  ["vars:getOrDefault(level, 'A') == vars:getOrDefault(other, 1)", { level: 'text', other: 'number' }],
  ["mixed == 'A' or mixed == 1", { mixed: 'any' }],
  ['company.size gt 3', { company: 'any' }],
])('what is given at the start is told with its kind: %s', async (condition, kinds) => {
  expect(await kindsIn(condition)).toEqual(kinds);
});

it("what the engine keeps, what steps fill in and what the process sets itself is nobody's to give", async () => {
  expect(await kindsIn("outcome == 'approved' and outcomes.a == 'approved'")).toEqual({});
  expect(await kindsIn("remark == 'x' and vars:isEmpty(remark)")).toEqual({});
  const script = '<script>total = amount * 2</script>';
  const set = element('scriptTask', 'id="a" scriptFormat="juel"', script);
  expect(await valuesOf('total gt 10', set, back)).toEqual([{ name: 'amount', kind: 'number' }]);
});
