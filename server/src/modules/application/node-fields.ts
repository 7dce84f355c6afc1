import { wireMoment } from '@policy/shared/contract/workflow/form-formats.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

type Field = Record<string, unknown>;

/** What the handler of a node fills in himself, as JSON Schema properties in his language. */
export function nodeFields(nodeId: string | null, locale: Locale): Record<string, Field> {
  const { nodeFields: titles } = catalogue(locale).application;
  const fields: Partial<Record<string, Record<string, Field>>> = {
    decide: { approvedAmountWan: { type: 'number', minimum: 0.0001, title: titles.approvedAmountWan } },
    publicise: {
      publicityEnd: {
        type: 'string',
        format: wireMoment,
        pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$',
        title: titles.publicityEnd,
        description: titles.publicityEndHelp,
      },
    },
    plan: { batchNo: { type: 'string', maxLength: 30, title: titles.batchNo } },
    pay: { voucherNo: { type: 'string', maxLength: 60, title: titles.voucherNo } },
  };
  return (nodeId && fields[nodeId]) || {};
}
