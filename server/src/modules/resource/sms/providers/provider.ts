import type { SmsParams } from '../template-text.ts';

/** One message, ready to leave. */
export interface Sending {
  /** The same for every attempt at one event of the outbox: a provider that takes keys does not send it twice. */
  key: string;
  phone: string;
  /** The whole text, for gateways that take texts. */
  content: string;
  templateCode: string;
  aliyunTemplateId: string | null;
  tencentTemplateId: string | null;
  params: SmsParams;
  /** Names of the parameters in the order of their places. */
  places: readonly string[];
}

/** What a configuration says of the account that sends. */
export interface Account {
  signName: string;
  endpoint: string | null;
  regionId: string | null;
  appId: string;
  accessKey: string;
  secretKey: string;
  bodyTemplate: string | null;
  successField: string | null;
  successValue: string | null;
}

/** What became of a message; `isFinal` failures are not worth another try. */
export type Outcome =
  | { ok: true; providerId: string | null }
  | { ok: false; isFinal: boolean; reason: string };

/** An answer of a provider's server. */
export interface Answer {
  status: number;
  text: string;
}

/** What providers need of the machine. */
export interface Ports {
  post(url: string, request: { headers: Record<string, string>; body: string }): Promise<Answer>;
  now(): Date;
  nonce(): string;
}

/** Hands one message to a provider. */
export type Provider = (sending: Sending, account: Account, ports: Ports) => Promise<Outcome>;

/** The JSON of an answer; an empty object for one that is none. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const firstServerError = 500;
const tooMany = 429;

/** Whether the same call may succeed later. */
export const isPassing = (status: number): boolean => status >= firstServerError || status === tooMany;
