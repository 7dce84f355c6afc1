import type { materialTypes } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { fileTypeFromBuffer } from 'file-type';

/** A type of file that may be stored. */
export type MaterialType = (typeof materialTypes)[number];

const byDetected: Partial<Record<string, MaterialType>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  png: 'png',
  xlsx: 'xlsx',
  docx: 'docx',
};
const contentTypes: Record<MaterialType, string> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  jpg: 'image/jpeg',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What a file really is, by its bytes; its name and declared type are not asked. Null for anything not accepted. */
export async function sniff(body: Buffer): Promise<{ type: MaterialType; contentType: string } | null> {
  const detected = await fileTypeFromBuffer(body);
  const type =
    (detected && byDetected[detected.ext]) ?? (detected?.ext === 'zip' && isOfd(body) ? 'ofd' : undefined);
  return type ? { type, contentType: contentTypes[type] } : null;
}

/** GB/T 33190-2016, 6.1: an OFD package is a zip whose root holds OFD.xml. */
const isOfd = (body: Buffer) => body.includes('OFD.xml');
