import { describe, expect, test } from 'vitest';

import { authorization as ofAliyun, canonicalQuery } from './aliyun.ts';
import { authorization as ofTencent } from './tencent.ts';

describe('calls are signed as the providers’ own documents compute them', () => {
  test('Alibaba Cloud: the fixed parameters of “Request syntax and signature method V3”', () => {
    const headers = {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26',
    };
    const query = canonicalQuery({
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    });
    const account = { accessKey: 'YourAccessKeyId', secretKey: 'YourAccessKeySecret' };
    expect(ofAliyun({ headers, query }, account)).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  test('what RFC 3986 reserves is escaped in a query', () => {
    expect(canonicalQuery({ b: "a b*(!')", a: '~' })).toBe('a=~&b=a%20b%2A%28%21%27%29');
  });

  test('Tencent Cloud: the example of “signature method v3”', () => {
    const hidden = '*'.repeat(32);
    const call = {
      ...{ host: 'cvm.tencentcloudapi.com', service: 'cvm', action: 'DescribeInstances' },
      timestamp: 1_551_113_065,
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    };
    expect(ofTencent(call, { accessKey: `AKID${hidden}`, secretKey: hidden })).toBe(
      `TC3-HMAC-SHA256 Credential=AKID${hidden}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f`,
    );
  });
});
