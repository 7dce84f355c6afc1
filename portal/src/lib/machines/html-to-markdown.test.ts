import { describe, expect, it } from 'vitest';

import { htmlToMarkdown, link, markdownTable, markdownText } from './html-to-markdown.ts';

describe('text of editors as Markdown', () => {
  it('keeps headings below the one that it stands under, paragraphs, emphasis and links', () => {
    const html =
      '<h2>一、总则</h2><p>按<strong>规定</strong>办理，<em>见</em><a href="https://example.gov.cn/a b">原文</a>。<br>咨询窗口</p>';
    expect(htmlToMarkdown(html)).toBe(
      '### 一、总则\n\n按**规定**办理，*见*[原文](<https://example.gov.cn/a%20b>)。  \n咨询窗口',
    );
    expect(htmlToMarkdown('<h4>x</h4>', 5)).toBe('###### x');
  });

  it('keeps lists in lists, and the number that a list begins with', () => {
    expect(htmlToMarkdown('<ul><li>一<ul><li>甲</li></ul></li><li><p>二</p></li></ul>')).toBe(
      '- 一\n\n  - 甲\n- 二',
    );
    expect(htmlToMarkdown('<ol start="3"><li>三</li><li>四</li></ol>')).toBe('3. 三\n4. 四');
  });

  it('keeps tables, with cells over several columns, and what stands above them', () => {
    const html =
      '<table><caption>标准</caption><tr><th>档次</th><th>金额</th></tr><tr><td colspan="2">另<br>议|定</td></tr></table>';
    expect(htmlToMarkdown(html)).toBe('**标准**\n\n| 档次 | 金额 |\n| --- | --- |\n| 另 议\\|定 |  |');
  });

  it('keeps quotations, rules and text as it was typed', () => {
    expect(htmlToMarkdown('<blockquote><p>一</p><p>二</p></blockquote><hr><pre>a\n  b```</pre>')).toBe(
      '> 一\n>\n> 二\n\n---\n\n```\na\n  b` ` `\n```',
    );
  });

  it('lets nothing in that pages do not show, and takes no text for a sign', () => {
    const hostile =
      '<p>a<script>steal()</script><img src=x onerror=steal()>b</p><p onclick="x"><a href="javascript:steal()">c</a> &lt;script&gt; *d* [e](f)</p>';
    expect(htmlToMarkdown(hostile)).toBe('ab\n\nc &lt;script> \\*d\\* \\[e\\](f)');
    expect(['# x', '- x', '1. x', '> x'].map(markdownText)).toEqual(['\\# x', '\\- x', '1\\. x', '\\> x']);
    expect(link('x', 'https://a/<b>')).toBe('[x](<https://a/%3Cb%3E>)');
  });

  it('ends what nobody closed, and survives what is nested a thousand deep', () => {
    expect(htmlToMarkdown('<p>一<strong>二')).toBe('一**二**');
    expect(htmlToMarkdown(`${'<div>'.repeat(1000)}x`)).toBe('x');
  });

  it('fills rows that are too short', () => {
    expect(markdownTable([['a', 'b'], ['c']])).toBe('| a | b |\n| --- | --- |\n| c |  |');
    expect(markdownTable([])).toBe('');
  });
});
