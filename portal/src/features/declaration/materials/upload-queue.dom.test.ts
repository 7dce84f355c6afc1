import { ApiError } from '@policy/shared/client/api-error.ts';
import type { FileView, MaterialView } from '@policy/shared/contract/application/calls.ts';
import { describe, expect, it, vi } from 'vitest';

import { createUploadQueue, type UploadPorts } from './upload-queue.ts';

const material: MaterialView = {
  id: 'm1',
  name: '付款凭证',
  source: 'company',
  form: '电子件',
  requirement: null,
  isShared: 0,
  isRequired: 1,
  templateUrl: null,
  sampleUrl: null,
  accept: ['pdf', 'jpg'],
  maxSizeMb: 1,
  minCount: 1,
  maxCount: 2,
  files: [],
};

const fileView = (id: string, name = 'a.pdf'): FileView => ({
  ...{ id, materialId: 'm1', attachId: `attach-${id}`, name, ext: 'pdf', sizeBytes: 10 },
  ...{ createTime: '2026-11-21 10:00:00', mark: null, markComment: null },
});
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

function ports(over: Partial<UploadPorts> = {}): UploadPorts {
  let count = 0;
  return {
    put: async (_file, onProgress) => {
      onProgress(0.5);
      return 'stored';
    },
    handIn: async () => fileView(`f${++count}`),
    takeBack: async () => undefined,
    ...over,
  };
}

const settled = () =>
  vi.waitFor(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, 5)));

describe('the files of a material', () => {
  it('go to the server and stand in the list', async () => {
    const queue = createUploadQueue([], ports());
    queue.add(material, [file('a.pdf')]);
    expect(queue.state().uploads[0]).toMatchObject({ state: 'uploading' });
    await settled();
    expect(queue.state()).toMatchObject({ uploads: [], files: [{ id: 'f1' }] });
  });

  it.each([
    ['virus.exe', 10, 'type'],
    ['empty.pdf', 0, 'empty'],
    ['big.pdf', 1_048_577, 'size'],
    [`${'长'.repeat(100)}.pdf`, 10, 'name'],
  ])('are refused before they travel: %s', (name, size, refusal) => {
    const put = vi.fn();
    const queue = createUploadQueue([], ports({ put }));
    queue.add(material, [file(name, size)]);
    expect(queue.state().uploads[0]).toMatchObject({ state: 'failed', refusal });
    expect(put).not.toHaveBeenCalled();
  });

  it('are counted with those on their way', async () => {
    const queue = createUploadQueue([fileView('old')], ports());
    queue.add(material, [file('a.pdf'), file('b.pdf')]);
    expect(queue.state().uploads.map(({ refusal }) => refusal)).toEqual([null, 'count']);
    await settled();
  });

  it.each([
    [0, true],
    [503, true],
    [429, true],
    [400, false],
    [413, false],
  ])('may be tried again after %i: %s', async (code, mayRetry) => {
    const put = () => Promise.reject(new ApiError({ code, msg: '没有上传成功' }));
    const queue = createUploadQueue([], ports({ put }));
    queue.add(material, [file('a.pdf')]);
    await settled();
    expect(queue.state().uploads).toMatchObject([{ state: 'failed', mayRetry }]);
  });

  it('take in what came by another way, once', () => {
    const queue = createUploadQueue([], ports());
    queue.came(fileView('phone'));
    queue.came(fileView('phone'));
    expect(queue.state()).toMatchObject({ files: [{ id: 'phone' }], news: { kind: 'arrived' } });
  });

  it('fail one by one with the server’s sentence, and can be tried again', async () => {
    let tries = 0;
    const put = async () => {
      tries += 1;
      if (tries === 1) throw new ApiError({ code: 400, msg: '文件内容与类型不符' });
      return 'stored';
    };
    const queue = createUploadQueue([], ports({ put }));
    queue.add(material, [file('a.pdf'), file('b.pdf')]);
    await settled();
    expect(queue.state().uploads).toMatchObject([{ state: 'failed', sentence: '文件内容与类型不符' }]);
    expect(queue.state().files).toHaveLength(1);
    queue.again(queue.state().uploads[0]!.key);
    await settled();
    expect(queue.state().files).toHaveLength(2);
  });

  it('are replaced also where a material is full, the old one leaving once the new one is safe', async () => {
    const calls: string[] = [];
    const queue = createUploadQueue(
      [fileView('old'), fileView('other')],
      ports({
        put: async () => (calls.push('put'), 'stored'),
        takeBack: async (id) => void calls.push(`takeBack ${id}`),
        handIn: async () => (calls.push('handIn'), fileView('new')),
      }),
    );
    queue.add(material, [file('a.pdf')], 'old');
    await settled();
    expect(calls).toEqual(['put', 'takeBack old', 'handIn']);
    expect(queue.state().files.map(({ id }) => id)).toEqual(['other', 'new']);
  });

  it('tell when the session has ended', async () => {
    const put = () => Promise.reject(new ApiError({ code: 401, msg: '请求未授权' }));
    const queue = createUploadQueue([], ports({ put }));
    queue.add(material, [file('a.pdf')]);
    await settled();
    expect(queue.state().isSignedOut).toBe(true);
  });
});
