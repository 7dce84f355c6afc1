import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { catalogue } from '../../i18n/catalogue.ts';
import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { CaptchaField, type Captcha, type CaptchaKind } from './captcha-field.tsx';

afterEach(cleanup);
const texts = catalogue.zh.ui.captcha;

describe('a captcha', () => {
  it('comes as a picture, and in words for those who do not see it', async () => {
    const load = vi.fn((kind: CaptchaKind): Promise<Captcha> =>
      Promise.resolve(
        kind === 'picture'
          ? { key: 'p1', image: 'data:image/png;base64,' }
          : { key: 'q1', question: '三加四等于几？' },
      ),
    );
    const { container } = renderInPage(<CaptchaField id="c1" texts={texts} load={load} turn={0} />);
    expect(await screen.findByRole('img', { name: texts.alt })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: texts.question }));
    expect(await screen.findByText('三加四等于几？')).toBeTruthy();
    expect(container.querySelector<HTMLInputElement>('input[name=captchaKey]')?.value).toBe('q1');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is asked anew at the next turn', async () => {
    const load = vi.fn((): Promise<Captcha> => Promise.resolve({ key: 'k', question: '?' }));
    const { rerender } = renderInPage(<CaptchaField id="c2" texts={texts} load={load} turn={0} />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    rerender(<CaptchaField id="c2" texts={texts} load={load} turn={1} />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  it('is never that of another form, which may have spent it', async () => {
    const load = vi.fn((): Promise<Captcha> => Promise.resolve({ key: 'k', question: '?' }));
    const form = <CaptchaField id="c4" texts={texts} load={load} turn={0} />;
    renderInPage(
      <>
        {form}
        {form}
      </>,
    );
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  it('leaves who is in its field there when it arrives, and begins empty when another is asked for', async () => {
    const arrive: ((captcha: Captcha) => void)[] = [];
    const load = () => new Promise<Captcha>((resolve) => void arrive.push(resolve));
    renderInPage(<CaptchaField id="c5" texts={texts} load={load} turn={0} />);
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: texts.label });
    await userEvent.type(field(), 'ab');
    arrive[0]?.({ key: 'k1', question: '1+1' });
    expect(await screen.findByText('1+1')).toBeTruthy();
    expect([field().value, document.activeElement]).toEqual(['ab', field()]);
    await userEvent.click(screen.getByRole('button', { name: texts.again }));
    expect(field().value).toBe('');
    arrive[1]?.({ key: 'k2', question: '2+2' });
    expect(await screen.findByText('2+2')).toBeTruthy();
  });

  it('says when it could not be loaded', async () => {
    const load = () => Promise.reject(new Error('offline'));
    renderInPage(<CaptchaField id="c3" texts={texts} load={load} turn={0} />);
    expect(await screen.findByText(texts.failed)).toBeTruthy();
  });
});
