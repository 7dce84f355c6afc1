import type { ExportOffer } from '@policy/shared/contract/desk/exports.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { maskedFields } from '../../../kit/access/masks.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { Exporter } from '../../../kit/sheets/exporters.ts';
import { sheetColumns } from '../../../kit/sheets/sheet-columns.ts';

type Query = Readonly<Record<string, unknown>>;

/** Up to so many rows a file is made while its asker waits; more are made behind his back. */
const mostAtOnce = 5000;

/** What of a list its reader may take away, and how many rows it has. */
export async function offerOf(
  { entity, asked }: Exporter,
  context: Context,
  sent: Query,
): Promise<ExportOffer> {
  const { total, isCounting } = await totalOf(entity, context, await asked(context, sent));
  const masked = maskedFields(entity).map(({ key }) => key);
  const columns = sheetColumns(entity, context).map(({ key, label }) => ({
    ...{ key, label, isMasked: masked.includes(key) },
  }));
  return {
    total,
    isCounting,
    mostAtOnce,
    columns,
    mayClear: may(context, `${entity.permissionBase}_reveal`),
  };
}

/** How many rows the reader's list has; one that is still being counted counts as large. */
export async function totalOf(entity: Entity, context: Context, query: Query) {
  const page = await repositoryOf(entity, context).page({ ...query, current: '1', size: '1' });
  const isCounting = page.isCounting ?? false;
  return { total: page.total, isCounting, isLarge: isCounting || page.total > mostAtOnce };
}
