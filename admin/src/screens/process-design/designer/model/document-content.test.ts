import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bpmnExtension } from '@policy/shared/contract/workflow/bpmn-extension.ts';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';

import { lostIn } from './document-content.fixture.ts';
import { keepReferences } from './kept-references.ts';
import type { Moddle } from './moddle.ts';

it('a document that lost a second one of the same, a text, or what another tool says has lost something', () => {
  const whole =
    '<d xmlns="urn:d" xmlns:o="urn:o"><a x="1"/><a x="1"/><c><![CDATA[ n < 1 ]]></c><o:b own="yes">text</o:b></d>';
  expect(lostIn(whole, whole)).toEqual([]);
  const same =
    '<p:d xmlns:p="urn:d" xmlns:q="urn:o"><p:a x="1.0"></p:a><q:b own="yes">text</q:b><p:c>n &lt; 1</p:c><p:a x="1"/></p:d>';
  expect(lostIn(whole, same)).toEqual([]);
  expect(lostIn(whole, whole.replace('<a x="1"/>', ''))).toEqual(['{urn:d}a x=1']);
  expect(lostIn(whole, whole.replace('text', ''))).toEqual(['{urn:o}b own=yes text']);
  expect(lostIn(whole, whole.replace(' own="yes"', ''))).toEqual(['{urn:o}b own=yes text']);
  expect(lostIn(whole, whole.replace('n < 1', ''))).toEqual(['{urn:d}c n < 1']);
});

const folder = process.env['BPMN_CASES'] ?? '/work/shared/data/bpmn-cases/miwg-reference';
const references = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.bpmn')) : [];

// The reference models stand beside the repository, where they are. The canvas is looked at by the browser's own test.
it.skipIf(references.length === 0)(
  'what the designer reads of another tool’s document it writes again: all that is said there, as often as it is',
  async () => {
    for (const name of references) {
      const xml = readFileSync(join(folder, name), 'utf8');
      const moddle = new BpmnModdle({ policy: bpmnExtension });
      const read = (await moddle.fromXML(xml)) as unknown as {
        rootElement: object;
        references: Parameters<typeof keepReferences>[0];
      };
      keepReferences(
        read.references,
        (type, properties) => moddle.create(type, properties) as unknown as Moddle,
      );
      const written = await moddle.toXML(read.rootElement, { format: true });
      expect.soft(lostIn(xml, written.xml), name).toEqual([]);
    }
  },
);
