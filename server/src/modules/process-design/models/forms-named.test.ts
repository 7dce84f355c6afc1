import { expect, it } from 'vitest';

import { formsNamed } from './forms-named.ts';

it('the forms of a document are those that its steps and its start name, each once', () => {
  const xml = `<startEvent flowable:formKey="seal"/><userTask><policy:form key='check'/><x:form  key="seal"/></userTask>
    <userTask camunda:formKey="\${which}"/><policy:form key="2nd"/>`;
  expect(formsNamed(xml)).toBe('check,seal');
  expect(formsNamed('<process/>')).toBeNull();
});

it('more than there is room for are left out whole', () => {
  const keys = Array.from({ length: 100 }, (_, at) => `form_${'x'.repeat(50)}${String(at + 100)}`);
  const told = formsNamed(keys.map((key) => `<policy:form key="${key}"/>`).join('')) ?? '';
  expect(told.length).toBeLessThanOrEqual(2000);
  for (const key of told.split(',')) expect(keys).toContain(key);
});
