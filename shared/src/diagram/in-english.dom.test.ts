import { afterEach, expect, it } from 'vitest';

import { inPageLanguage } from './in-english.ts';

const label = '<extensionElements><policy:label en="Approval &amp; more"/></extensionElements>';
const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:policy="urn:policy-fulfilment:workflow"><process id="p" name="用印"><userTask id="a" name="审批">${label}</userTask><endEvent id="e" name="办结"/></process></definitions>`;
const namesIn = (text: string) =>
  [...new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('[name]')].map((one) =>
    one.getAttribute('name'),
  );

afterEach(() => {
  document.documentElement.lang = '';
});

it('calls what a document names in English so on an English page, and leaves the rest', () => {
  document.documentElement.lang = 'en';
  expect(namesIn(inPageLanguage(xml))).toEqual(['用印', 'Approval & more', '办结']);
  expect(inPageLanguage('no document')).toBe('no document');
});

it('changes nothing on a Chinese page', () => {
  document.documentElement.lang = 'zh-CN';
  expect(inPageLanguage(xml)).toBe(xml);
});
