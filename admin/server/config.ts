import { hostOf } from '@policy/shared/edge/listen.ts';
import { listSetting, modeSetting, originSetting } from '@policy/shared/settings/common-settings.ts';
import { networksSetting } from '@policy/shared/settings/networks.ts';
import { readSettings } from '@policy/shared/settings/read-settings.ts';
import { z } from 'zod';

const environment = z.object({
  APP_MODE: modeSetting,
  ADMIN_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  ADMIN_HOST: z.string().optional(),
  /** Where the server behind /api answers; read at run time, so one build serves any address. */
  API_ORIGIN: originSetting.default('http://127.0.0.1:8000'),
  /** The back-office's own public address. */
  ADMIN_ORIGIN: originSetting.optional(),
  /** Sites whose pages may be embedded. */
  FRAME_ORIGINS: listSetting.pipe(z.array(originSetting)),
  /** Addresses and networks of proxies in front whose X-Forwarded-… headers are believed. */
  TRUSTED_PROXIES: networksSetting,
});

/** Reads the settings of this process, the only place that does; what is wrong with them is said in one sentence. */
export function readConfig(said: Partial<Record<string, string>> = process.env) {
  const env = readSettings(environment, said);
  return {
    port: env.ADMIN_PORT,
    host: hostOf(env.ADMIN_HOST, env.APP_MODE),
    apiOrigin: env.API_ORIGIN,
    origin: env.ADMIN_ORIGIN ?? `http://localhost:${env.ADMIN_PORT}`,
    /** What stands before every path; the build writes it in. */
    basePath: process.env.ADMIN_BASE_PATH ?? '',
    frameOrigins: env.FRAME_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
  };
}
