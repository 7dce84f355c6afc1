import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { nameEffects } from './0001-name-effects-in-processes.ts';

const processes = new URL('../../seeds/reference/processes/', import.meta.url);
/** As it was before elements had names in English, which this migration knows nothing of. */
const withoutLabels = (xml: string) =>
  xml
    .replaceAll(/\n *<extensionElements>\n *<policy:label [^>]*>\n *<\/extensionElements>/g, '')
    .replaceAll(/\n *<policy:label [^>]*>/g, '')
    .replaceAll(/<(\w+)([^>]*)>\n *<\/\1>/g, '<$1$2 />');
const seeded = ['wf_apply_standard', 'wf_apply_review'].map((key) =>
  withoutLabels(readFileSync(new URL(`${key}.bpmn`, processes), 'utf8')),
);

/** The diagram as it was deployed before: without what the migration adds. */
const before = (xml: string) =>
  xml
    .replace(
      '\n    <extensionElements>\n      <policy:case type="application" />\n    </extensionElements>',
      '',
    )
    .replace('\n        <policy:on act="claim" status="reviewing" />', '')
    .replace(
      /<receiveTask id="publicity" name="公示期">[\s\S]*?<\/receiveTask>/,
      '<receiveTask id="publicity" name="公示期" />',
    )
    .replaceAll(/ effect="[^"]*"/g, '');

test.each(seeded)('a deployment of before becomes the diagram of today, to the byte', (xml) => {
  expect(before(xml)).not.toMatch(/effect|policy:case|policy:on/);
  expect(nameEffects(before(xml))).toBe(xml);
});

test.each(seeded)('a deployment that has its effects stays as it is', (xml) => {
  expect(nameEffects(xml)).toBe(xml);
});

test('another prefix, other blanks and another order of attributes are read too', () => {
  const xml = [
    '<bpmn:process id="wf_apply_old"><bpmn:userTask name="审定" id="decide"><bpmn:extensionElements>',
    '<policy:button name="通过" status="approved"   key="approved"/>',
    '</bpmn:extensionElements></bpmn:userTask><bpmn:receiveTask name="公示" id="publicity"></bpmn:receiveTask></bpmn:process>',
  ].join('\n');
  const named = nameEffects(xml);
  expect(named).toContain(
    '<policy:button name="通过" status="approved"   key="approved" effect="application.fixAmount"/>',
  );
  expect(named).toContain('<bpmn:extensionElements>\n      <policy:case type="application" />');
  expect(named).toMatch(
    /<bpmn:receiveTask name="公示" id="publicity">\s*<bpmn:extensionElements>\s*<policy:button key="objection"/,
  );
});
