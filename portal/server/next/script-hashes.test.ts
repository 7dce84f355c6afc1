import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { hashScripts } from './script-hashes.ts';

const nonce = 'VfXeE1tVMHpT_vUB6MXfTg';
const own = (code: string) => `<script nonce="${nonce}">${code}</script>`;
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('turning a nonce into hashes', () => {
  it("admits the page's own inline scripts by their hash and takes the nonce out", () => {
    const { html, sources } = hashScripts(`<link nonce="${nonce}"/>${own('a()')}${own('b()')}`, nonce);
    expect(html).toBe('<link/><script>a()</script><script>b()</script>');
    expect(sources).toEqual([hashOf('a()'), hashOf('b()')]);
  });

  it('admits no script that came in with content', () => {
    const { sources } = hashScripts(
      `${own('a()')}<script>steal()</script><script nonce="x">steal()</script>`,
      nonce,
    );
    expect(sources).toEqual([hashOf('a()')]);
  });

  it('leaves files to the host rule and data to nobody', () => {
    const data = '<script type="application/ld+json">{}</script>';
    const { html, sources } = hashScripts(`<script src="/x.js" nonce="${nonce}"></script>${data}`, nonce);
    expect(html).toBe(`<script src="/x.js"></script>${data}`);
    expect(sources).toEqual([]);
  });

  it('makes equal pages of equal content, whatever the nonce was', () => {
    const made = (value: string) =>
      hashScripts(`<script nonce="${value}">push({"nonce":"${value}"})</script>`, value);
    expect(made('AAAAAAAAAAAAAAAAAAAAAA')).toEqual(made('BBBBBBBBBBBBBBBBBBBBBB'));
  });
});
