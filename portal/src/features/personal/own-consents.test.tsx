import { agreementKinds } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { OwnConsent } from '@policy/shared/contract/people/agreements.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { OwnConsents } from './own-consents.tsx';

const calls = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock('../../lib/browser/browser-session.ts', () => ({ http: calls }));

const row = (over: Partial<OwnConsent> = {}): OwnConsent => ({
  ...{ kind: 'sms', edition: 2, title: '短信通知', titleEn: 'SMS', changeNote: null, changeNoteEn: null },
  ...{ givenEdition: 2, givenAt: '2026-11-28 10:00:00', withdrawnAt: null, isGiven: true },
  ...over,
});
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('says what stops before a consent is taken back', async () => {
  calls.post.mockResolvedValue(null);
  const { container } = renderInPage(<OwnConsents rows={[row()]} />);
  expect(container.textContent).toContain('已同意第 2 版，2026-11-28 10:00');
  fireEvent.click(screen.getByRole('button', { name: /撤回/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('不再向您发送办理进度');
  expect(calls.post).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: '撤回' }));
  expect(calls.post).toHaveBeenCalledWith('policy/consent/withdraw', { kind: 'sms' }, {});
  expect(await axeFindings(container)).toEqual([]);
});

it('one press agrees to the edition in force', () => {
  calls.post.mockResolvedValue(null);
  const never = row({ givenEdition: null, givenAt: null, isGiven: false });
  renderInPage(<OwnConsents rows={[never]} />);
  expect(buttons()).toEqual(['同意 短信通知']);
  fireEvent.click(screen.getByRole('button'));
  expect(calls.post).toHaveBeenCalledWith('policy/consent/give', { consents: 'sms@2' });
});

it('tells of an edition that asks again, and of a newer one that does not', () => {
  const { container } = renderInPage(
    <OwnConsents rows={[row({ givenEdition: 1, isGiven: false, changeNote: '改了期限。' })]} />,
  );
  expect(container.textContent).toContain('现行第 2 版需要您重新同意');
  expect(container.textContent).toContain('改了期限。');
  cleanup();
  renderInPage(<OwnConsents rows={[row({ givenEdition: 1 })]} />);
  expect(buttons()).toHaveLength(2);
});

it.each(['zh', 'en'] as const)('has words for what stops with each kind in %s', (locale) => {
  renderInPage(<OwnConsents rows={agreementKinds.map((kind) => row({ kind }))} />, locale);
  expect(buttons()).toHaveLength(agreementKinds.length);
});
