import { expect, test } from 'vitest';

import type { Block } from './block.ts';
import { recognise } from './recognise.ts';

const lines = (said: string): Block[] =>
  said
    .trim()
    .split('\n')
    .map((line) =>
      line.startsWith('#') ? { text: line.slice(1), kind: 'centred' } : { text: line, kind: 'paragraph' },
    );

const measures = lines(`
#云澜区促进数字经济
#高质量发展若干措施
#云澜府规〔2025〕12号
各镇人民政府，区直各单位：
为促进数字经济高质量发展，根据国家和省、市有关规定，结合本区实际，制定本措施。
第一条 【研发投入】对符合条件的企业，按研发投入的百分之十给予补助。
单个企业每年不超过一百万元。
第二条 本措施自2025年3月1日起施行，有效期三年。
附件：1.申报表
2.资金测算表
云澜区人民政府
2025年2月18日
`);

test('what a document says of itself', () => {
  expect(recognise(measures)).toMatchObject({
    ...{
      title: '云澜区促进数字经济高质量发展若干措施',
      docNo: '云澜府规〔2025〕12号',
      issuer: '云澜区人民政府',
    },
    ...{ writtenDate: '2025-02-18', effectiveDate: '2025-03-01', expiryDate: '2028-02-29' },
    summary: expect.stringContaining('为促进数字经济高质量发展'),
    attachments: ['申报表', '资金测算表'],
  });
});

test('its clauses, with their titles and what follows them', () => {
  expect(recognise(measures).clauses).toEqual([
    {
      ...{ clauseNo: '第一条', title: '研发投入' },
      content: '<p>对符合条件的企业，按研发投入的百分之十给予补助。</p><p>单个企业每年不超过一百万元。</p>',
    },
    {
      ...{ clauseNo: '第二条', title: '第二条' },
      content: '<p>本措施自2025年3月1日起施行，有效期三年。</p>',
    },
  ]);
});

test('the whole text without looks, tables too, and with nothing that runs', () => {
  const { body } = recognise([
    { text: '标题<script>', kind: 'heading' },
    { text: '甲 乙', kind: 'table', rows: [['甲', '乙']] },
  ]);
  expect(body).toBe(
    '<h2>标题&lt;script&gt;</h2><table><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table>',
  );
});

test('nothing is made up of what a text does not say', () => {
  expect(recognise(lines('一段没有标题也没有日期的话'))).toEqual({
    ...{ title: null, docNo: null, issuer: null, writtenDate: null, effectiveDate: null, expiryDate: null },
    ...{ summary: null, body: '<p>一段没有标题也没有日期的话</p>', clauses: [], attachments: [] },
  });
  expect(recognise(lines('2025年2月31日')).writtenDate).toBeNull();
  expect(recognise(lines('有效期至2026年12月31日。')).expiryDate).toBe('2026-12-31');
});
