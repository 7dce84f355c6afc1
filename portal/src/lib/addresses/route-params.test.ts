import { describe, expect, it } from 'vitest';

import { encodeParams, processPath, startPath } from './process-paths.ts';
import { caseParams, casePath, declarationParams, decodeParams, startParams } from './route-params.ts';

const guideId = '0191e0a0-0000-7000-8000-000000000001';
const applicationId = '0191e0a0-0000-7000-8000-000000000002';

describe('the params of a route', () => {
  it('carry an object as base64url JSON and give it back', () => {
    const params = { guideId, applicationId, processDefKey: 'wf_apply_standard' };
    expect(encodeParams(params)).toMatch(/^[\w-]+$/);
    expect(decodeParams(declarationParams, encodeParams(params))).toEqual(params);
  });

  it('carry text of any language', () => {
    const params = { guideId, applicationId, processDefKey: '申报' };
    expect(decodeParams(declarationParams, encodeParams(params))).toEqual(params);
  });

  it('are read with padding too, as other encoders write it', () => {
    const text = btoa(JSON.stringify({ applicationId }));
    expect(decodeParams(caseParams, text)).toEqual({ applicationId });
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', btoa('hello')],
    ['bytes that are no text', btoa('\u00ff\u00fe')],
    ['an id that is none', encodeParams({ applicationId: '../../etc' })],
    ['a list in place of an object', encodeParams([applicationId])],
    ['more than any address of ours', 'A'.repeat(2000)],
    ['nothing', ''],
  ])('are nothing where they hold %s', (_what, text) => {
    expect(decodeParams(caseParams, text)).toBeNull();
  });

  it('name the process that a form starts, and the draft that is gone on with', () => {
    const read = (path: string) => decodeParams(startParams, path.split('/').at(-1) ?? '');
    expect(read(startPath({ processDefKey: '用印' }))).toEqual({ processDefKey: '用印' });
    const draft = { processDefKey: 'seal', draftId: applicationId };
    expect(read(startPath(draft))).toEqual(draft);
    expect(read(startPath({ processDefKey: 'seal', draftId: '../x' }))).toBeNull();
    expect(read(startPath({ processDefKey: '' }))).toBeNull();
    expect(decodeParams(caseParams, processPath(guideId).split('/').at(-1) ?? '')).toEqual({
      processInstanceId: guideId,
    });
  });

  it('name a case by its application', () => {
    const text = casePath(applicationId).split('/').at(-1) ?? '';
    expect(decodeParams(caseParams, text)).toEqual({ applicationId });
  });
});
