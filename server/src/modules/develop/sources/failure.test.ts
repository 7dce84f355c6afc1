import { describe, expect, test } from 'vitest';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { failureOf } from './failure.ts';

const place = {
  ...{ host: 'db.example.org', port: 5432, database: 'budget', schema: 'public' },
  ...{ username: 'reader', password: 'hidden', isEncrypted: false, lookup: () => undefined },
};
const failed = (code: string, message = 'the driver’s own words') =>
  Object.assign(new Error(message), code ? { code } : {});

describe('what became of a connection is said in one sentence', () => {
  test.each([
    ['28P01', 'dataSource.signIn'],
    ['ER_ACCESS_DENIED_ERROR', 'dataSource.signIn'],
    ['3D000', 'dataSource.database'],
    ['ER_BAD_DB_ERROR', 'dataSource.database'],
    ['ECONNREFUSED', 'dataSource.unreachable'],
    ['ETIMEDOUT', 'dataSource.timeout'],
    ['57014', 'dataSource.timeout'],
    ['ENOTFOUND', 'outbound.unknown'],
    ['42501', 'dataSource.denied'],
    ['HANDSHAKE_NO_SSL_SUPPORT', 'dataSource.encryption'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'dataSource.encryption'],
    ['XX000', 'dataSource.failed'],
  ])('%s is %s', (code, refusal) => {
    expect(failureOf(failed(code), place).code).toBe(refusal);
  });

  test.each([
    ['The server does not support SSL connections', 'dataSource.encryption'],
    ['timeout expired', 'dataSource.timeout'],
    ['Connection terminated unexpectedly', 'dataSource.unreachable'],
    ['SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 'dataSource.signIn'],
  ])('“%s” is %s', (message, refusal) => {
    expect(failureOf(failed('', message), place).code).toBe(refusal);
  });

  test('a name with several addresses fails as its first one did', () => {
    const both = new AggregateError([failed('ECONNREFUSED'), failed('ETIMEDOUT')]);
    expect(failureOf(both, place)).toMatchObject({ code: 'dataSource.unreachable', facts: { port: 5432 } });
  });

  test('a refusal of our own stays what it is', () => {
    const refusal = new Refusal('outbound.unlisted', { host: 'x' });
    expect(failureOf(refusal, place)).toBe(refusal);
  });
});
