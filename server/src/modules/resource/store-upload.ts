import { createHash } from 'node:crypto';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { materialTypes } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { avatarExtensions, largestAvatar } from '@policy/shared/auth/session/avatar.ts';
import { isReadableLine } from '@policy/shared/contract/kit/readable.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { namedAs } from '../../kit/services/file-link.ts';
import type { FileStores } from '../../kit/services/file-store.ts';
import { joinTransaction } from '../../kit/transaction/transaction.ts';
import { isTooLarge, mostMegapixels } from './pixels.ts';
import { assertRoom } from './quota.ts';
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

const isAvatar = (type: string, body: Buffer) =>
  avatarExtensions.includes(type) && body.length <= largestAvatar;

/** Stores a file of an allowed type under a name of ours; its row is added only once the body is safe in its storage. */
export async function storeUpload(context: Context, files: FileStores, upload: Upload) {
  const { type, contentType } = await judged(upload);
  const body = type === 'jpg' ? stripJpegMetadata(upload.body) : upload.body;
  // Asked before as well, so that what has no room is not sent to a storage at all.
  await assertRoom(context, body.length);
  const { store, ...place } = await files.forNew(context);
  const id = uuidv7();
  const name = `${id}.${type}`;
  await store.put(name, body);
  const about = { name, originalName: namedAs(upload.originalName, type), extension: type, contentType };
  const row = {
    ...{ ...about, ...place, purpose: upload.purpose, scanStatus: 'ready' as const },
    ...{ attachSize: body.length, sha256: createHash('sha256').update(body).digest('hex') },
    uploaderId: context.actor?.userId ?? null,
    // What somebody answers with for a company is the company's.
    companyId: upload.purpose === 'formAnswer' ? (context.actor?.companyId ?? null) : null,
  };
  const added = joinTransaction(context, async (inside) => {
    await assertRoom(inside, body.length);
    return repositoryOf(attachment, inside).insert(row, id);
  });
  return added.catch(async (error: unknown) => {
    await store.remove(name);
    throw error;
  });
}

function assertName(name: string) {
  if (name.length > longestName) throw new Refusal('attachment.name');
  if (!isReadableLine(name)) throw new Refusal('attachment.nameCharacters');
}

/** A file that only bears the name of an accepted type is told apart from one that bears another. */
function notAccepted(name: string): Refusal {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = ending === 'jpeg' ? 'jpg' : ending;
  return materialTypes.some((known) => known === type)
    ? new Refusal('attachment.falseType', { ending, type: type.toUpperCase() })
    : new Refusal('attachment.type', { accept: materialTypes.join(', ') });
}

/** What a file is, when it may be stored at all. */
async function judged({ originalName, body, purpose }: Upload) {
  if (body.length === 0) throw new Refusal('attachment.empty');
  assertName(originalName);
  const found = await sniff(body);
  if (!found) throw notAccepted(originalName);
  if (purpose === 'avatar' && !isAvatar(found.type, body)) throw new Refusal('attachment.avatar');
  if (isTooLarge(found.type, body)) throw new Refusal('attachment.pixels', { limit: mostMegapixels });
  if ((await signatureScan(body)) === 'infected') throw new Refusal('attachment.infected');
  return found;
}
