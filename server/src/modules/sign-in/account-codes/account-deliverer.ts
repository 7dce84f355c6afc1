import { eq } from 'drizzle-orm';

import type { Messengers } from './messengers.ts';
import { momentOf } from '../../../kit/runtime/clock.ts';
import { systemContext } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import type { Deliverer } from '../../../kit/transaction/outbox-delivery.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { tellContact } from '../contact/tell-contact.ts';
import { tellReset } from '../password-reset/tell-reset.ts';
import { tellNewDevice } from '../sessions/tell-new-device.ts';
import { tellWay } from '../ways/tell-way.ts';
import { saidOf } from './said.ts';
import { accountMessages } from './tables.ts';

/** A message whose turn it is, opened. */
export interface Due {
  row: typeof accountMessages.$inferSelect;
  /** What was typed, or the new phone or address. */
  said: string;
}

/** What telling takes besides the database. */
export interface TellPorts {
  services: Services;
  messengers: Messengers;
}

type Tell = (context: Context, due: Due, ports: TellPorts) => Promise<void>;

const tellers: Record<Due['row']['purpose'], Tell> = {
  resetByPhone: tellReset,
  resetByMail: tellReset,
  // Sent with the act of the officer, who knows whom he means.
  resetByOfficer: () => Promise.resolve(),
  phone: tellContact,
  email: tellContact,
  newDevice: tellNewDevice,
  wayAdded: tellWay,
  wayRemoved: tellWay,
};

/**
 * Looks for the person and tells him what the message is for, away from the call that asked: it answers alike, and in the
 * same time, whoever is found. A phone that has had too many SMS is tried again while the code would still be good.
 */
export function accountDeliverer(services: Services, messengers: Messengers): Deliverer {
  const { database, clock, rules, cipher } = services;
  return {
    deliver: async ({ recordId }) => {
      const [row] = await database.db.select().from(accountMessages).where(eq(accountMessages.id, recordId));
      if (!row || momentOf(row.expiresAt) <= clock.now()) return { failure: null };
      const on = { db: database.db, tenantId: row.tenantId, clock, rules };
      const said = saidOf(cipher, row);
      try {
        await inTransaction({ ...systemContext(on), locale: row.locale }, (context) =>
          tellers[row.purpose](context, { row, said }, { services, messengers }),
        );
        return { failure: null };
      } catch (error) {
        if (error instanceof Refusal) return { failure: error.code };
        throw error;
      }
    },
  };
}
