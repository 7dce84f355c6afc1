import { z } from 'zod';

import type { EntityName } from '../entities/index.ts';

const tag = (entity: string, id?: string) => (id === undefined ? entity : `${entity}:${id}`);

/** Tag of every page that shows any row of an entity or, with an id, that one row. */
export const contentTag = (entity: EntityName, id?: string): string => tag(entity, id);

/** Both tags of one row: what a change of it makes untrue. */
export const tagsOfRow = (entity: string, id: string): string[] => [tag(entity), tag(entity, id)];

/**
 * Answer of `GET policy/events?after=`: what was published after a sequence number.
 * `seq` is the newest number given out and `first` the oldest still kept; a reader that is further behind,
 * or ahead because the log began anew, has to drop everything it holds.
 */
export const contentEvents = z.object({
  seq: z.int().min(0),
  first: z.int().min(0),
  events: z.array(z.object({ seq: z.int(), tags: z.array(z.string()) })),
});
export type ContentEvents = z.infer<typeof contentEvents>;
