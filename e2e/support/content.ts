import type { Http } from '../../shared/src/client/http.ts';
import type { Entity, Page, RowOf } from '../../shared/src/contract/kit/entity.ts';
import { officers } from './people.ts';
import { signedIn } from './sign-in.ts';

/** The calls of somebody of the editorial office. */
export const editorial = async (who: 'editor' | 'publisher'): Promise<Http> =>
  (await signedIn('admin', officers[who])).http;

/** Writes content of a test's own like a known piece, with some of it changed; it waits to be published. */
export async function writtenLike<E extends Entity>(
  entity: E,
  title: string,
  changes: object,
): Promise<RowOf<E>> {
  const editor = await editorial('editor');
  const verb = entity.listByParent ? 'page' : 'list';
  const { records } = await editor.get<Page<RowOf<E>>>(`${entity.path}/${verb}`, { title });
  const known = await editor.get<RowOf<E>>(`${entity.path}/detail`, { id: records[0]!.id });
  const { id: _id, version: _version, ...like } = known;
  const draft = await editor.post<RowOf<E>>(`${entity.path}/submit`, { ...like, ...changes });
  await editor.post(`${entity.path}/toReview`, undefined, { query: { ids: draft.id } });
  return draft;
}
