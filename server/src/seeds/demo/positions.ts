import { position } from '@policy/shared/contract/entities/people/position.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { insertMissing } from '../insert-missing.ts';
import { nameInEnglish } from '../name-in-english.ts';
import { runOnce } from '../seed-run.ts';
import { idOf } from '../slug-id.ts';

const positions = [
  { id: 'post:head', category: 'senior', postCode: 'head', postName: '负责人', postNameEn: 'Head', sort: 1 },
  {
    id: 'post:chief',
    category: 'middle',
    postCode: 'chief',
    postName: '科长',
    postNameEn: 'Section chief',
    sort: 2,
  },
  {
    id: 'post:officer',
    category: 'basic',
    postCode: 'officer',
    postName: '科员',
    postNameEn: 'Section officer',
    sort: 3,
  },
  {
    id: 'post:window',
    category: 'basic',
    postCode: 'window',
    postName: '窗口工作人员',
    postNameEn: 'Window officer',
    sort: 4,
  },
];

const held: Record<string, readonly string[]> = {
  'post:head': ['lead'],
  'post:chief': ['manager', 'reviewer', 'reviewer03'],
  'post:officer': ['clerk', 'finance', 'editor', 'publisher'],
  'post:window': ['acceptor'],
};

/** The positions that the demonstration's officers hold; safe to repeat, and what people change stays. */
export const seedPositions = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    for (const post of await insertMissing(position, inside, positions))
      for (const account of held[post] ?? [])
        await repositoryOf(user, inside).update(idOf(`user:${account}`), { postId: [idOf(post)] });
    const names = { rows: positions, own: 'postName', english: 'postNameEn' };
    await runOnce(inside, 'english post names', (once) => nameInEnglish(position, once, names));
  });
