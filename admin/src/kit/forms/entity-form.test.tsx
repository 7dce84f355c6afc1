import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { industry } from '@policy/shared/contract/entities/content/industry.ts';
import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import { firstTenantNo, tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { fieldBeside } from '../entity/fields.ts';
import { hiddenField } from '../inputs/hidden-field.tsx';
import { inputs } from '../inputs/inputs.tsx';
import { EntityForm } from './entity-form.tsx';

const post = vi.fn();
const onClose = vi.fn();
const onSaved = vi.fn();
const row = { id: 'i1', version: 3, name: '制造业', nameEn: null, sort: 1 };

const show = (form = <EntityForm entity={industry} onClose={onClose} onSaved={onSaved} />) =>
  renderAtWork(form, { post });

const save = () => screen.getByRole('button', { name: /保\s*存/ });

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  post.mockResolvedValue(row);
});
afterEach(cleanup);

describe('the form of an entity', () => {
  it('says what is missing on leaving a field', async () => {
    show();
    fireEvent.blur(screen.getByLabelText('行业名称'));
    expect(await screen.findByText('请输入行业名称')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
  });

  it('marks and asks for what its row needs, though other rows do without', async () => {
    show(<EntityForm entity={tenant} onClose={onClose} onSaved={onSaved} />);
    expect(screen.getByText('产品包').className).toContain('required');
    expect(screen.getByText('联系人').className).not.toContain('required');
    fireEvent.click(save());
    expect(await screen.findByText('请选择产品包')).toBeTruthy();
    cleanup();
    const first = { id: 't1', version: 1, tenantId: firstTenantNo };
    show(<EntityForm entity={tenant} row={first} onClose={onClose} onSaved={onSaved} />);
    expect(screen.getByText('产品包').className).not.toContain('required');
  });

  it('has what is no field of the entity where it says', () => {
    const field = { ...fieldBeside({ name: '', label: '', schema: optional(text(20)) }), input: inputs.text };
    const extra = [
      { ...field, name: 'last', label: '末尾' },
      { ...field, name: 'secret', label: '口令', behind: 'name' },
    ];
    show(<EntityForm entity={industry} extra={extra} onClose={onClose} onSaved={onSaved} />);
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['行业名称', '口令', '英文名称', '排序', '末尾']);
  });

  it('tells what helps to fill a secret in below its box, where it stays while that is filled', () => {
    const said = { name: 'key', label: '密钥', hint: '留空表示不修改', schema: optional(text(20)) };
    show(<EntityForm entity={industry} extra={[hiddenField(said)]} onClose={onClose} onSaved={onSaved} />);
    fireEvent.change(screen.getByLabelText('密钥'), { target: { value: 'x' } });
    expect(screen.getByText('留空表示不修改')).toBeTruthy();
  });

  it('adds a row: 新增成功, and what was left empty goes out as null', async () => {
    show();
    fireEvent.change(screen.getByLabelText('行业名称'), { target: { value: '制造业' } });
    fireEvent.click(save());
    expect(await screen.findByText('新增成功')).toBeTruthy();
    expect(post).toHaveBeenCalledWith('policy/industry/submit', { name: '制造业', nameEn: null, sort: 1 });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('changes a row with its version: 更新成功', async () => {
    show(<EntityForm entity={industry} row={row} onClose={onClose} onSaved={onSaved} />);
    fireEvent.change(screen.getByLabelText('行业名称'), { target: { value: '制造业一' } });
    fireEvent.click(save());
    expect(await screen.findByText('更新成功')).toBeTruthy();
    expect(post.mock.calls[0]?.[1]).toMatchObject({ id: 'i1', version: 3, name: '制造业一' });
  });

  it('asks in a change for what depends on a value that is chosen once, and sends it as it was', async () => {
    const kept = {
      authorizeUrl: 'https://sso.example.cn/a',
      tokenUrl: 'https://sso.example.cn/t',
      smCipher: 'cbc',
    };
    const texts = {
      userInfoUrl: 'https://sso.example.cn/u',
      clientId: 'pfp',
      returnAddresses: 'https://a.example',
    };
    const known = {
      id: 'p1',
      version: 2,
      name: '省平台',
      code: 'sm',
      kind: 'oauth2',
      audience: 'both',
      sort: 1,
      status: 0,
    };
    const provider = { ...known, ...kept, ...texts, smKeyKind: 'wrapped' };
    show(<EntityForm entity={identityProvider} row={provider} onClose={onClose} onSaved={onSaved} />);
    expect(screen.getByLabelText('授权地址')).toHaveProperty('value', kept.authorizeUrl);
    fireEvent.click(save());
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(post.mock.calls[0]?.[1]).toMatchObject({ ...kept, ...texts, smKeyKind: 'wrapped', issuer: null });
  });

  it('shows the server’s refusal at its field and frees the save button', async () => {
    const errors = [{ field: 'name', message: '行业名称已存在' }];
    post.mockRejectedValue(new ApiError({ code: 400, msg: '行业名称已存在', errors }));
    show();
    fireEvent.change(screen.getByLabelText('行业名称'), { target: { value: '制造业' } });
    fireEvent.click(save());
    expect(await screen.findByText('行业名称已存在')).toBeTruthy();
    await waitFor(() => expect(save().className).not.toContain('loading'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before unsaved changes are lost, and not without any', async () => {
    show();
    fireEvent.change(screen.getByLabelText('行业名称'), { target: { value: '制' } });
    fireEvent.click(screen.getByRole('button', { name: /取\s*消/ }));
    expect((await screen.findAllByText('有尚未保存的修改')).length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /离\s*开/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
