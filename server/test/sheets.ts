import { importEvent } from '@policy/shared/contract/kit/import-events.ts';
import type { ImportChoices, ImportEvent } from '@policy/shared/contract/kit/import-events.ts';
import FormData from 'form-data';
import { writeXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';

import { bearer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

/** A file as somebody uploads it to an import. */
export interface SentSheet {
  path: string;
  token: string;
  file: Uint8Array;
  choices?: Partial<ImportChoices>;
  headers?: Record<string, string>;
  /** Imports are limited by the minute, for each address. */
  address?: string;
}

/** A workbook of one sheet with these rows. */
export const workbook = (rows: readonly (readonly CellValue[])[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: '表', rows: rows.map((row) => [...row]) }] });

/** Uploads a file to an import call. */
export function upload(server: TestServer, { path, token, file, choices, headers, address }: SentSheet) {
  const form = new FormData();
  for (const [name, value] of Object.entries(choices ?? {})) form.append(name, value);
  form.append('file', Buffer.from(file), { filename: 'sheet.xlsx' });
  return server.app.inject({
    ...{ method: 'POST', url: `/api/${path}`, payload: form.getBuffer() },
    ...(address !== undefined && { remoteAddress: address }),
    headers: { ...form.getHeaders(), ...bearer(token), ...headers },
  });
}

/** What an import told, line by line. */
export const eventsIn = (payload: string): ImportEvent[] =>
  payload
    .trim()
    .split('\n')
    .map((line) => importEvent.parse(JSON.parse(line)));

/** The annotated workbook among what an import told. */
export const annotatedIn = (events: readonly ImportEvent[]): Buffer =>
  Buffer.concat(
    events.flatMap((event) => (event.kind === 'sheet' ? [Buffer.from(event.part, 'base64')] : [])),
  );
