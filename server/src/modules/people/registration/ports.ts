import type { Context } from '../../../kit/runtime/context.ts';
import type { SessionKeeper } from '../../../kit/runtime/sessions.ts';

/** An SMS by the code of its template. */
interface SmsToSend {
  code: string;
  phone: string;
  params: Readonly<Record<string, string>>;
}

/** What registration needs of other areas. */
export interface RegistrationPorts {
  sessions: SessionKeeper;
  /** Puts an SMS into the outbox, in the caller's open transaction. */
  sendSms: (context: Context, sms: SmsToSend) => Promise<unknown>;
}
