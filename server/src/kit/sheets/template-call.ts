import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import type { FastifyInstance } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';

import { permission } from '../routes/route.ts';
import { importFields, offered, requiredMark } from './import-fields.ts';
import type { ImportField } from './import-fields.ts';
import { fileHeaders, sheetFormats } from './sheet-file.ts';

const sends = [sheetFormats.xlsx.contentType];

/** Adds the call that answers an empty sheet with the columns that an import takes, and a second one that says what goes into them. */
export function addTemplate(
  app: FastifyInstance,
  entity: Entity,
  { at, below }: { at: string; below?: string | undefined },
) {
  const config = { guard: permission(`${entity.permissionBase}_import`), flat: true, sends };
  app.get(`/${at}`, { config, schema: { tags: [entity.name] } }, async (request, reply) => {
    const { locale } = request.context;
    const { title } = catalogue(locale).entity(entity.name);
    const fields = importFields(entity, locale, below);
    const sheets = [emptySheet(title, fields), notes(fields, locale)];
    const body = await writeXlsx({ sheets, properties: { modified: unchanged } });
    return reply.headers(fileHeaders('xlsx', `${title}.xlsx`)).send(Buffer.from(body));
  });
}

/** A fixed time of creation: with the present one, the file would differ at every call. */
const unchanged = new Date('2026-01-01T00:00:00Z');

const isAsked = ({ required, initial }: ImportField) => required && initial === undefined;

const emptySheet = (name: string, fields: readonly ImportField[]) => ({
  name,
  rows: [fields.map((field) => field.label + (isAsked(field) ? requiredMark : ''))],
  columns: fields.map(() => ({ width: 20 })),
});

const notes = (fields: readonly ImportField[], locale: Locale) => ({
  name: catalogue(locale).sheet.notes,
  rows: fields.map((field) => [field.label, noteOf(field, locale)]),
  columns: [{ width: 20 }, { width: 60 }],
});

function noteOf(field: ImportField, locale: Locale): string {
  const { required, named, several, key, fixed } = catalogue(locale).sheet;
  return [
    isAsked(field) ? required : '',
    field.isKey ? key : '',
    field.createOnly ? fixed : '',
    offered(field),
    field.source ? named : '',
    field.kind === 'references' ? several : '',
  ]
    .filter(Boolean)
    .join('; ');
}
