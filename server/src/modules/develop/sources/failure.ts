import type { RefusalCode } from '@policy/shared/contract/refusals.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Place } from './reader.ts';

/** What the drivers call each way of failing. */
const codes = {
  'dataSource.signIn': ['28P01', '28000', 'ER_ACCESS_DENIED_ERROR', 'ER_NOT_SUPPORTED_AUTH_MODE'],
  'dataSource.database': ['3D000', '3F000', 'ER_BAD_DB_ERROR', 'ER_DBACCESS_DENIED_ERROR'],
  'dataSource.denied': ['42501', 'ER_TABLEACCESS_DENIED_ERROR', 'ER_COLUMNACCESS_DENIED_ERROR'],
  'dataSource.timeout': ['ETIMEDOUT', '57014', 'PROTOCOL_SEQUENCE_TIMEOUT'],
  'dataSource.unreachable': [
    ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE'],
    ...['PROTOCOL_CONNECTION_LOST', 'EADDRNOTAVAIL'],
  ],
  'outbound.unknown': ['ENOTFOUND', 'EAI_AGAIN'],
  'dataSource.encryption': [
    ...['HANDSHAKE_NO_SSL_SUPPORT', 'HANDSHAKE_SSL_ERROR', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ...['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERT_HAS_EXPIRED'],
    ...['ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'EPROTO'],
  ],
} as const satisfies Partial<Record<RefusalCode, readonly string[]>>;

/** The drivers give some failures a message alone. */
const messages: readonly [RegExp, keyof typeof codes][] = [
  [/does not support SSL|SSL off|no encryption/i, 'dataSource.encryption'],
  [/timeout/i, 'dataSource.timeout'],
  [/Connection terminated|connection is in closed state|Connection lost/i, 'dataSource.unreachable'],
  [/password/i, 'dataSource.signIn'],
];

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

const byCode = new Map<string, keyof typeof codes>(
  Object.entries(codes).flatMap(([refusal, names]) =>
    names.map((name): [string, keyof typeof codes] => [
      name,
      isKnown(refusal) ? refusal : 'dataSource.denied',
    ]),
  ),
);

function isKnown(code: string): code is keyof typeof codes {
  return code in codes;
}

const firstOf = ({ errors }: AggregateError): unknown => {
  const all: unknown = errors;
  return Array.isArray(all) ? all[0] : undefined;
};

/** What became of a connection, as a refusal whose sentence says what to look at; the driver's own words stay in the log. */
export function failureOf(failed: unknown, { host, port, database }: Place): Refusal {
  if (failed instanceof Refusal) return failed;
  // A name with several addresses fails with all of their errors at once.
  const error = failed instanceof AggregateError ? firstOf(failed) : failed;
  if (!(error instanceof Error)) return new Refusal('dataSource.failed');
  const said = messages.find(([words]) => words.test(error.message))?.[1];
  return new Refusal(byCode.get(codeOf(error)) ?? said ?? 'dataSource.failed', { host, port, database });
}
