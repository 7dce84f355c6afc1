import type { OpenedDatabase } from '../../database/client.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../runtime/clock.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { FileStores } from './file-store.ts';
import type { LogSink } from '../runtime/log-sink.ts';
import type { Gauges } from '../runtime/gauges.ts';
import type { Outbound } from './outbound.ts';
import type { ProcessLog } from '../runtime/process-log.ts';
import type { LinkSigner } from './signed-link.ts';

/** Whether an answer to a captcha is right; each can be asked once. */
interface CaptchaCheck {
  check(key: string, answer: string): Promise<boolean>;
}

/** What the whole server shares; made once in main, passed to every module. Rooms above add what they need themselves. */
export interface Services {
  config: Config;
  database: OpenedDatabase;
  clock: Clock;
  files: FileStores;
  links: LinkSigner;
  /** Signs preview tokens, which show a row before it is public. */
  previews: LinkSigner;
  /** Seals what stays unreadable in the tables. */
  cipher: FieldCipher;
  /** The way to addresses that people configure. */
  outbound: Outbound;
  captchas: CaptchaCheck;
  logs: LogSink;
  /** The log of the process itself, for its operator. */
  processLog: ProcessLog;
  /** Numbers that the operator watches. */
  gauges: Gauges;
}
