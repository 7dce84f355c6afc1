import type { Http } from '@policy/shared/client/http.ts';
import { describe, expect, it } from 'vitest';

import type { Locale } from '../../i18n/routing.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { demonstrationRows } from '../kinds/demonstration.fixture.ts';
import { itemGuideKind } from '../kinds/item-guide.ts';
import type { ContentKind, KindRow } from '../kinds/kit/kind.ts';
import { policyKind } from '../kinds/policy.ts';
import { publicityListKind } from '../kinds/publicity-list.ts';
import { addressIn, origin, speaker } from '../kinds/speaking.fixture.ts';
import { markdownTwin } from './markdown-twin.ts';

const rows = demonstrationRows();
const firstOf = (kind: ContentKind) => rows.find((one) => one.kind === kind)!.row;

/** A server that has these rows below every row, by the path of their entity. */
const serverWith = (below: Record<string, object[]>) => {
  const get = (path: string) => {
    const [entity, verb] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
    if (verb === 'listpolicycontent') return Promise.resolve(below['clauses'] ?? []);
    const records = below[entity] ?? [];
    return Promise.resolve({ records, total: records.length, size: 200, current: 1, pages: 1 });
  };
  return { get } as unknown as Http;
};

const telling = (locale: Locale) => ({
  ...speaker(locale),
  at: addressIn(locale),
  fileAt: (path: string) => origin + path,
  nameOf: (id: string) => (id === 't03' ? '专精特新' : undefined),
});
const twinOf = (kind: ContentKind, row: KindRow, below: Record<string, object[]> = {}) =>
  markdownTwin(kind, row, { ...telling('zh'), http: serverWith(below) });

describe('the Markdown twin of a page', () => {
  it('tells a policy by its facts, its summary and its clauses, and leads to what can be had by it', async () => {
    const twin = await twinOf(policyKind, firstOf(policyKind), {
      clauses: [{ id: 'c', clauseNo: '第二条', title: '奖励', content: '<h2>标准</h2><p>二十万元</p>' }],
      'policy/policyitemguide': [{ id: 'g1', title: '认定奖励', titleEn: 'Award' }],
    });
    expect(twin).toMatch(/^# 云澜区促进经济高质量发展若干措施\n\n> 从上规入库/);
    expect(twin).toContain(`- 网页: ${origin}/policyinfo/policyinfoDetail?id=pol-001`);
    expect(twin).toContain('- 发文字号: 云澜府规〔2026〕1号');
    expect(twin).toContain('- 主管部门: 云澜区人民政府办公室');
    expect(twin).toContain('- 有效性: 有效');
    expect(twin).toContain('- 标签: 专精特新');
    expect(twin).toContain('## 第二条 奖励\n\n### 标准\n\n二十万元');
    expect(twin).toContain(`- [认定奖励](<${origin}/policyitemguide/policyitemguideDetail?id=g1>)`);
    // The clauses are the text.
    expect(twin).not.toContain('第一条 目的依据');
  });

  it('tells the whole text of a policy that has no clauses', async () => {
    expect(await twinOf(policyKind, firstOf(policyKind))).toContain('### 第一条 目的依据与适用范围');
  });

  it('tells a guide with its conditions, its procedure and its materials', async () => {
    const twin = await twinOf(itemGuideKind, firstOf(itemGuideKind), {
      'policy/policyitemguidematerial': [
        { id: 'm', name: '审计报告', source: 'shared', form: 'PDF', isRequired: 1, requirement: null },
      ],
    });
    expect(twin).toMatch(/## 申报条件\n\n- /);
    expect(twin).toMatch(/## 办理流程\n\n1\. 网上申报 – 申报单位\n2\. .+ \(\d+ 个工作日\)\n/);
    expect(twin).toContain('| 审计报告 | 系统共享 | PDF | 是 |');
    expect(twin).not.toContain('材料要求');
  });

  it('tells who is on a publicity list, with codes as the page shows them', async () => {
    const entry = { id: 'e', seq: 1, name: '某公司', codeMasked: '9144**', itemName: '奖励', amountWan: 20 };
    const twin = await twinOf(publicityListKind, firstOf(publicityListKind), {
      'policy/gongshientry': [entry],
    });
    expect(twin).toContain('| 1 | 某公司 | 9144\\*\\* | 奖励 | 20 |');
  });

  it('says in English what is known in English, and that the rest is the original', async () => {
    const http = serverWith({
      'policy/policyitemguide': [{ id: 'g1', title: '认定奖励', titleEn: 'Award' }],
    });
    const twin = await markdownTwin(policyKind, firstOf(policyKind), { ...telling('en'), http });
    expect(twin).toMatch(/^# Measures of Yunlan District/);
    expect(twin).toContain('Eight broad measures');
    expect(twin).toContain('What stands in Chinese below is the original');
    expect(twin).toContain('Yunlan District Government Office');
    expect(twin).toContain(`- [Award](<${origin}/en/policyitemguide/policyitemguideDetail?id=g1>)`);
  });

  it.each(contentKinds)(
    'is there for every row of the kind $file, without a value that says nothing',
    async (kind) => {
      for (const { row } of rows.filter((one) => one.kind === kind)) {
        const twin = await twinOf(kind, row);
        expect(twin).toMatch(/^# .+\n\n> .+\n\n- /);
        expect(twin).not.toMatch(/undefined|null|\[object|NaN/);
      }
    },
  );
});
