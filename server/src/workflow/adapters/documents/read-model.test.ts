import { expect, it } from 'vitest';

import { draw, element, end, path, start, userTask } from '../../../../test/bpmn/draw.ts';
import { parseModel } from '../../model/parse.ts';
import { readModel } from './read-model.ts';

const long = element('documentation', '', '长'.repeat(200_000));
const model = (...elements: readonly string[]) => draw('p', long, start(), ...elements, end());
const whole = model(userTask('a'), path('start', 'a', 'end'));

it('a large document is read as a small one is', async () => {
  expect(await readModel(whole)).toEqual(await parseModel(whole));
});

it('while a large document is read, others are served', async () => {
  let served = 0;
  const serving = setInterval(() => (served += 1));
  await readModel(whole);
  clearInterval(serving);
  expect(served).toBeGreaterThan(0);
});

it('a large document is refused with the same sentence', async () => {
  const refused = model(element('serviceTask', 'id="mail" name="发送邮件"'), path('start', 'mail', 'end'));
  const sentence = { code: 'workflow.modelMissing', facts: { node: '发送邮件', property: 'expression' } };
  await expect(readModel(refused)).rejects.toMatchObject(sentence);
  await expect(parseModel(refused)).rejects.toMatchObject(sentence);
});
