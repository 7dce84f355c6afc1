import type { Context } from '../../../kit/runtime/context.ts';

/** Ways to reach a person that belong to other areas; each writes to the outbox in the open transaction. */
export interface Messengers {
  /** By the tenant's template of this code; refuses while the phone has had too many. */
  sms(context: Context, message: { phone: string; template: string; params: object }): Promise<void>;
  mail(
    context: Context,
    message: { address: string; subject: string; text: string; isSecret: boolean },
  ): Promise<void>;
}
