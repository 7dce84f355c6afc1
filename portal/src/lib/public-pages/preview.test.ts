import { readFileSync } from 'node:fs';
import path from 'node:path';

import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { describe, expect, it } from 'vitest';

import { matchPublicPage } from './page-match.ts';
import { previewIn } from './preview.ts';

const walked: readonly Entity[] = entities;
const shown = walked.flatMap(({ name, publicPage }) => (publicPage ? [{ name, publicPage }] : []));
const id = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b';
const token = '1700000000.abc';

describe.each(shown)('the page of $name', ({ name, publicPage }) => {
  it('is kept for everybody, and never as a preview', () => {
    expect(matchPublicPage(`${publicPage}?id=${id}`)?.key).toBe(`zh ${publicPage}?id=${id}`);
    expect(matchPublicPage(`/en${publicPage}?id=${id}&preview=${token}`)).toBeUndefined();
    expect(matchPublicPage(`${publicPage}?preview=x&id=${id}`)).toBeUndefined();
  });

  it('knows the row and the token of a preview, in each language', () => {
    const claim = { entity: name, id, token };
    expect(previewIn(`${publicPage}?id=${id}&preview=${token}`)).toEqual(claim);
    expect(previewIn(`/en${publicPage}?utm_source=x&preview=${token}&id=${id}`)).toEqual(claim);
  });

  it('says that it is a preview where it is one', () => {
    const page = path.join(import.meta.dirname, '../../app/[locale]/(site)', publicPage, 'page.tsx');
    expect(readFileSync(page, 'utf8')).toContain('<PreviewBanner status={row.status} />');
  });

  it('is no preview without a token, or without a row', () => {
    expect(previewIn(`${publicPage}?id=${id}`)).toBeNull();
    expect(previewIn(`${publicPage}?id=${id}&preview=`)).toBeNull();
    expect(previewIn(`${publicPage}?preview=${token}`)).toBeNull();
  });
});

it('there is no preview of a list, nor of a page that belongs to no row', () => {
  for (const other of ['/', '/policyinfo', '/login', '/nowhere'])
    expect(previewIn(`${other}?id=${id}&preview=${token}`)).toBeNull();
});

it.each(shown)('reads no more of the address of $name than a token may have', ({ publicPage }) => {
  expect(previewIn(`${publicPage}?id=${id}&preview=${'x'.repeat(9000)}`)?.token).toHaveLength(100);
});
