import { readFileSync } from 'node:fs';

import { isOwnPortalSecret, portalSecretSetting } from '@policy/shared/contract/portal/portal-secret.ts';
import {
  basePathSetting,
  listSetting,
  modeSetting,
  originSetting,
  tenantSetting,
} from '@policy/shared/settings/common-settings.ts';
import { networksSetting } from '@policy/shared/settings/networks.ts';
import { readSettings } from '@policy/shared/settings/read-settings.ts';
import { withSecretFiles } from '@policy/shared/settings/secret-files.ts';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(43, 'at least 256 bits, base64url');
/** May stand in a file each, named by the variable with `_FILE` behind it. */
const secretFiles = ['DATABASE_URL', 'TOKEN_SECRET', 'FIELD_SECRET', 'PORTAL_SECRET'];

/** For tests and demonstrations, and refused in production. */
const testKeys = ['CAPTCHA_TEST_ANSWER', 'TEST_CLOCK', 'RATE_LIMIT_FACTOR', 'LOCAL_PROVIDER_ORIGIN'] as const;
/** The simulated provider's port follows the server's. */
export const providerPortAfter = 500;

const environment = z
  .object({
    APP_MODE: modeSetting,
    SERVER_PORT: port.default(8000),
    SERVER_HOST: z.string().default('127.0.0.1'),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: z.string().optional(),
    DATA_DIR: z.string().default('.data'),
    SOURCE_DIR: z.string().optional(),
    OUTBOUND_HOSTS: listSetting,
    PORTAL_ORIGIN: z.url().default('http://localhost:3000'),
    PORTAL_BASE_PATH: basePathSetting,
    PORTAL_TENANT_ID: tenantSetting,
    LOCAL_PROVIDER_ORIGIN: originSetting.optional(),
    ADMIN_ORIGIN: originSetting.default('http://localhost:3001'),
    ADMIN_BASE_PATH: basePathSetting,
    TRUSTED_PROXIES: networksSetting,
    TOKEN_SECRET: secret.optional(),
    FIELD_SECRET: secret.optional(),
    PORTAL_SECRET: portalSecretSetting,
    CAPTCHA_TEST_ANSWER: z.string().optional(),
    TEST_CLOCK: z.literal('1').optional(),
    RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).optional(),
    BODY_SECONDS: z.coerce.number().positive().max(3600).default(30),
    UPLOAD_BYTES_PER_SECOND: z.coerce.number().int().min(1).default(4096),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .superRefine((env, check) => {
    if (env.APP_MODE !== 'production') return;
    for (const key of testKeys) {
      if (env[key])
        check.addIssue({ code: 'custom', path: [key], message: 'is for tests and refused in production' });
    }
    for (const key of ['TOKEN_SECRET', 'FIELD_SECRET', 'DATABASE_URL'] as const) {
      if (!env[key]) check.addIssue({ code: 'custom', path: [key], message: 'must be set in production' });
    }
    if (!isOwnPortalSecret(env.PORTAL_SECRET))
      check.addIssue({ code: 'custom', path: ['PORTAL_SECRET'], message: 'must be set in production' });
  });

/** The server's whole configuration. */
export interface Config {
  mode: z.output<typeof modeSetting>;
  port: number;
  host: string;
  /** Where the metrics are read; nowhere when it is not said. */
  metrics: { port: number; host: string } | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
  portalOrigin: string;
  /** What stands before every path of the portal. */
  portalBasePath: string;
  /** The tenant whose portal answers at a host that no tenant claims. */
  portalTenantId: string;
  adminOrigin: string;
  /** Where the simulated sign-on provider of the box answers; there is none in production. */
  localProvider: string | undefined;
  adminBasePath: string;
  /** Peers whose X-Forwarded-* headers are believed: addresses and networks; `loopback` is the own machine. */
  trustedProxies: string[];
  /** Folder to look for the product's sources from, upwards: the code generator compares with them. */
  sourceDir: string;
  /** Names, addresses and networks that storages, SMS gateways and data sources may lie at though they are not public. */
  outboundHosts: readonly string[];
  /** Keys from the environment; outside production the installation makes its own. */
  tokenSecret: string | undefined;
  fieldSecret: string | undefined;
  /** The secret by which portals identify themselves when they ask for the invalidation log. */
  portalSecret: string;
  captchaTestAnswer: string | undefined;
  testClock: boolean;
  /** Multiplies the limits of calls per minute, for tests that click faster than people do. */
  rateLimitFactor: number;
  /** How long the body of a request may take to arrive; an upload has to keep its rate over each such time. */
  bodyMs: number;
  uploadBytesPerSecond: number;
  logLevel: string;
}

/** Reads the environment once; what is wrong with it is said in one sentence each and nothing starts. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const data = readSettings(
    environment,
    withSecretFiles(env, { names: secretFiles, read: (path) => readFileSync(path, 'utf8') }),
  );
  return {
    mode: data.APP_MODE,
    port: data.SERVER_PORT,
    host: data.SERVER_HOST,
    metrics:
      data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    portalOrigin: data.PORTAL_ORIGIN,
    portalBasePath: data.PORTAL_BASE_PATH,
    portalTenantId: data.PORTAL_TENANT_ID,
    adminOrigin: data.ADMIN_ORIGIN,
    localProvider:
      data.APP_MODE === 'production'
        ? undefined
        : (data.LOCAL_PROVIDER_ORIGIN ?? `http://localhost:${data.SERVER_PORT + providerPortAfter}`),
    adminBasePath: data.ADMIN_BASE_PATH,
    // Both apps call from here in a usual installation.
    trustedProxies: ['loopback', ...data.TRUSTED_PROXIES],
    sourceDir: data.SOURCE_DIR ?? import.meta.dirname,
    outboundHosts: data.OUTBOUND_HOSTS,
    tokenSecret: data.TOKEN_SECRET,
    fieldSecret: data.FIELD_SECRET,
    portalSecret: data.PORTAL_SECRET,
    captchaTestAnswer: data.CAPTCHA_TEST_ANSWER,
    testClock: data.TEST_CLOCK === '1',
    rateLimitFactor: data.RATE_LIMIT_FACTOR ?? 1,
    bodyMs: data.BODY_SECONDS * 1000,
    uploadBytesPerSecond: data.UPLOAD_BYTES_PER_SECOND,
    logLevel: data.LOG_LEVEL,
  };
}

/** Whether the operator asks for everything: a failure at the start, of the configuration too, then shows its frames. */
export const isDebugging = (env: NodeJS.ProcessEnv = process.env): boolean => env.LOG_LEVEL === 'debug';
