import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInPage, sentByServer } from '../testing/render-in-page.tsx';
import { Button, ButtonLink } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { PrintButton } from './print-button.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('does not submit a form unless asked to', () => {
    renderInPage(<Button>保存</Button>);
    expect(screen.getByRole('button', { name: '保存' }).getAttribute('type')).toBe('button');
  });

  it('keeps its place in the order of focus while busy, and says so', () => {
    renderInPage(<Button busy>提交</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '提交' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
  });

  it('is a link when it leads somewhere', () => {
    renderInPage(<ButtonLink href="/policyitemguide">在线申报</ButtonLink>);
    expect(screen.getByRole('link', { name: '在线申报' }).getAttribute('href')).toBe('/policyitemguide');
  });
});

describe('a page tool', () => {
  it('takes no press before a script hears it', () => {
    const tools = (
      <>
        <PrintButton label="打印本页" />
        <CopyButton text="云澜科规" label="复制引用" copiedLabel="已复制" />
      </>
    );
    expect(sentByServer(tools).querySelectorAll('button:disabled')).toHaveLength(2);
    renderInPage(tools);
    expect(document.querySelectorAll('button:disabled')).toHaveLength(0);
  });

  it('opens the print dialogue', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    renderInPage(<PrintButton label="打印本页" />);
    await userEvent.click(screen.getByRole('button', { name: '打印本页' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('copies a text and announces it', async () => {
    const user = userEvent.setup();
    renderInPage(<CopyButton text="云澜科规〔2025〕2号" label="复制引用" copiedLabel="已复制" />);
    await user.click(screen.getByRole('button', { name: '复制引用' }));
    expect((await screen.findByRole('status')).textContent).toBe('已复制');
    expect(await navigator.clipboard.readText()).toBe('云澜科规〔2025〕2号');
  });
});
