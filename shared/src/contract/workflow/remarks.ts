import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

/** Most files that go with one comment, and most people whom it mentions. */
export const mostCommentFiles = 10;
export const mostMentions = 20;

/** A file that goes with a comment, as its readers see it. */
export const commentFile = named(
  'CommentFile',
  z.object({ attachId: z.string(), name: z.string(), ext: z.string(), sizeBytes: z.int() }),
);
export type CommentFile = z.output<typeof commentFile>;

/** What a call takes with a comment: the caller's own uploads, and whom the comment mentions, by their ids. */
export const besideInput = {
  attachments: z.array(z.uuid()).max(mostCommentFiles).default([]),
  mentionUserIds: z.array(z.uuid()).max(mostMentions).default([]),
};

/** How many files a process has, and how large they are together. */
export const processFiles = z.object({ count: z.int(), bytes: z.int() });
