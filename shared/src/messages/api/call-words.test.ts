import { expect, it } from 'vitest';

import { callWords } from './call-words.ts';

it.each([
  ['GET blade-system/post/list', 'position', '岗位：列表'],
  ['GET blade-auth/oauth/logout', 'auth', '登录与会话：退出登录'],
  ['POST blade-auth/oauth/logout', 'auth', '登录与会话：上报浏览器错误日志'],
  ['GET blade-resource/attach/file/:token', 'attachment', '附件：按签名链接下载文件'],
  ['GET blade-resource/attach/file/8f2a', 'attachment', '附件：按签名链接下载文件'],
  ['GET some/where/else', 'gone', 'gone：else'],
])('%s of %s is said as %s', (...[call, tag, said]) => {
  expect(callWords({ call, tag }, 'zh')).toBe(said);
});

it('is said in the language of its reader', () => {
  const call = 'GET blade-system/post/list';
  expect(callWords({ call, tag: 'position' }, 'en')).toBe('Position: List');
});
