import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';

import { useEntity } from '../../kit/entity/use-entity.ts';
import { hasWaitingRevision, shownAs } from './content-row.ts';
import type { ContentRow } from './content-row.ts';
import { useContentWords } from './use-content-words.ts';

/** Rows by the version that was shown of them: a call names one for all its rows. */
function byVersion(rows: readonly ContentRow[]): Map<number | undefined, string[]> {
  const ids = new Map<number | undefined, string[]>();
  for (const row of rows) {
    const { version } = shownAs(row);
    ids.set(version, [...(ids.get(version) ?? []), row.id]);
  }
  return ids;
}

/** Publishes many rows as a list shows them; a revision, which no list shows, is left to whoever reads it. */
export function usePublishMany(entity: Entity) {
  const t = useContentWords();
  const calls = useEntity(entity);
  return async (rows: readonly ContentRow[]): Promise<RowResult[]> => {
    const results = rows
      .filter(hasWaitingRevision)
      .map(({ id }): RowResult => ({ id, ok: false, msg: t('revisionUnread') }));
    const shown = rows.filter((row) => !hasWaitingRevision(row));
    for (const [version, ids] of byVersion(shown))
      results.push(...(await calls.actOnEach('publish', ids, version === undefined ? {} : { version })));
    return results;
  };
}
