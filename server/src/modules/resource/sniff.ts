import type { materialTypes } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { fileTypeFromBuffer } from 'file-type';

import { archiveType } from './archive-type.ts';

/** A type of file that may be stored. */
export type MaterialType = (typeof materialTypes)[number];

const byDetected: Partial<Record<string, MaterialType>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  png: 'png',
};
const zipMagic = Buffer.from('PK\u0003\u0004');
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
  const type = body.subarray(0, zipMagic.length).equals(zipMagic)
    ? archiveType(body)
    : byDetected[(await fileTypeFromBuffer(body))?.ext ?? ''];
  return type ? { type, contentType: contentTypes[type] } : null;
}
