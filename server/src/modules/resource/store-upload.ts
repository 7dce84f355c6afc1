import { createHash } from 'node:crypto';
import { attachment } from '@policy/shared/contract/entities/identity/attachment.ts';
import { materialTypes } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { avatarTypes, largestAvatar } from '@policy/shared/auth/avatar.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import type { Context } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import type { FileStore } from '../../kit/file-store.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { signatureScan } from './scan.ts';
import { sniff } from './sniff.ts';
import { stripJpegMetadata } from './strip-metadata.ts';

/** A body on its way in. */
export interface Upload {
  originalName: string;
  body: Buffer;
  purpose: RowOf<typeof attachment>['purpose'];
}

const longestName = 100;

const isAvatar = (type: string, body: Buffer) => avatarTypes.includes(type) && body.length <= largestAvatar;

/** Keeps a file that is what it may be, under a name of ours; the row exists only when the body is safe on the disk. */
export async function storeUpload(
  context: Context,
  files: FileStore,
  { originalName, body, purpose }: Upload,
) {
  if (body.length === 0) throw new Refusal('attachment.empty');
  if (originalName.length > longestName) throw new Refusal('attachment.name');
  const found = await sniff(body);
  if (!found) throw new Refusal('attachment.type', { accept: materialTypes.join(', ') });
  if (purpose === 'avatar' && !isAvatar(found.type, body)) throw new Refusal('attachment.avatar');
  if ((await signatureScan(body)) === 'infected') throw new Refusal('attachment.infected');
  const kept = found.type === 'jpg' ? stripJpegMetadata(body) : body;
  const id = uuidv7();
  const name = `${id}.${found.type}`;
  await files.put(name, kept);
  const about = { name, originalName, extension: found.type, contentType: found.contentType, purpose };
  const sha256 = createHash('sha256').update(kept).digest('hex');
  return repositoryOf(attachment, context).insert(
    { ...about, attachSize: kept.length, sha256, scanStatus: 'ready' },
    id,
  );
}
