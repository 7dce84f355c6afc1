import { isOwnPortalSecret, portalSecretSetting } from '@policy/shared/contract/portal/portal-secret.ts';
import { modeSetting, originSetting, tenantSetting } from '@policy/shared/settings/common-settings.ts';
import { networksSetting } from '@policy/shared/settings/networks.ts';
import { readSettings } from '@policy/shared/settings/read-settings.ts';
import { withSecretFiles } from '@policy/shared/settings/secret-files.ts';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const environment = z
  .object({
    APP_MODE: modeSetting,
    PORTAL_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    PORTAL_HOST: z.string().optional(),
    PORTAL_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** Where the server behind /api answers; read at run time, so one build serves any address. */
    API_ORIGIN: originSetting.default('http://localhost:8000'),
    /** The portal's own public address, for canonical links and the sitemap. */
    PORTAL_ORIGIN: originSetting.optional(),
    /** Tenant of a host that no tenant claims. */
    PORTAL_TENANT_ID: tenantSetting,
    /** Addresses and networks of proxies in front whose X-Forwarded-… headers are believed. */
    TRUSTED_PROXIES: networksSetting,
    /** The secret by which the server recognises its own portals; both have the same value. */
    PORTAL_SECRET: portalSecretSetting,
    /** A font with Chinese characters, for the pictures of pages that other sites show; looked for where systems have one unless said. */
    CARD_FONT: z.string().optional(),
    NEXT_DIST_DIR: z.string().default('.next'),
  })
  .refine((said) => said.APP_MODE !== 'production' || isOwnPortalSecret(said.PORTAL_SECRET), {
    path: ['PORTAL_SECRET'],
    message: 'must be set in production',
  });

/** Reads the portal's settings, the only place that does; what is wrong with them is said in one sentence. */
export function readConfig(said: Partial<Record<string, string>> = process.env) {
  const env = readSettings(
    environment,
    withSecretFiles(said, {
      names: ['PORTAL_SECRET'],
      read: (path) => readFileSync(path, 'utf8'),
    }),
  );
  return {
    mode: env.APP_MODE,
    port: env.PORTAL_PORT,
    host: env.PORTAL_HOST,
    /** Where the metrics are read; nowhere when it is not said. */
    metrics:
      env.PORTAL_METRICS_PORT === undefined
        ? undefined
        : { port: env.PORTAL_METRICS_PORT, host: env.METRICS_HOST },
    apiOrigin: env.API_ORIGIN,
    portalOrigin: env.PORTAL_ORIGIN ?? `http://localhost:${env.PORTAL_PORT}`,
    tenantId: env.PORTAL_TENANT_ID,
    trustedProxies: env.TRUSTED_PROXIES,
    portalSecret: env.PORTAL_SECRET,
    cardFont: env.CARD_FONT,
    distDir: env.NEXT_DIST_DIR,
  };
}
