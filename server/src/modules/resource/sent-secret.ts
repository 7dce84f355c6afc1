import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Context } from '../../kit/runtime/context.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';

type Sent = Readonly<Record<string, unknown>>;

/** The secret key that a body brings; empty keeps the one that is there. */
function secretOf(sent: Sent): string {
  const said = sent['secretKey'];
  return typeof said === 'string' ? said.trim() : '';
}

/** What is told of a secret key that did not come, unless the row has kept one for the same category of provider. */
export const missingSecret = (
  {
    before,
    sent,
    context: { locale },
  }: { before: { category: string } | null; sent: Sent; context: Context },
  category: string | undefined,
): FieldError[] =>
  before?.category === category || secretOf(sent)
    ? []
    : [{ field: 'secretKey', message: catalogue(locale).refusal['resource.secretKey'] }];

interface Safe {
  cipher: FieldCipher;
  table: PgTable & Record<'id' | 'secretKey', AnyPgColumn>;
  /** Where a row's secret is sealed: it opens nowhere else. */
  placeOf: (id: string) => string;
}

/** Seals the secret that came with a row into the column that nobody reads back. */
export const sealSecret =
  ({ cipher, table, placeOf }: Safe) =>
  async ({ id }: { id: string }, { sent, context }: { sent: Sent; context: Context }): Promise<void> => {
    const secret = secretOf(sent);
    if (!secret) return;
    await context.db
      .update(table)
      .set({ secretKey: cipher.seal(secret, placeOf(id)) })
      .where(eq(table.id, id));
  };
