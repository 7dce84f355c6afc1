import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';

/** Somebody who was picked in a comment, and the text that stands for him there. */
export interface Mentioned {
  id: string;
  text: string;
}

/** What goes with a comment that is being written. */
export interface Beside {
  files: readonly AttachedFile[];
  /** Everybody who was picked; whose text was deleted since is not mentioned. */
  picked: readonly Mentioned[];
  /** A file is still on its way. */
  isUploading: boolean;
}

/** Nothing but the words. */
export const nothingBeside: Beside = { files: [], picked: [], isUploading: false };

/** What a mention begins with. */
export const mentionSign = '@';

/** The parts of a comment: plain text, and names of people whom it mentions; the longest name at a place is the one meant. */
export function partsOf(comment: string, names: readonly string[]): { text: string; isMention: boolean }[] {
  const wanted = names.toSorted((one, other) => other.length - one.length).map((name) => mentionSign + name);
  const parts: { text: string; isMention: boolean }[] = [];
  let plain = '';
  for (let at = 0; at < comment.length;) {
    const here = wanted.find((name) => comment.startsWith(name, at));
    if (here === undefined) {
      plain += comment.charAt(at);
      at += 1;
      continue;
    }
    if (plain) parts.push({ text: plain, isMention: false });
    plain = '';
    parts.push({ text: here, isMention: true });
    at += here.length;
  }
  return plain ? [...parts, { text: plain, isMention: false }] : parts;
}

/** Those who were picked and still stand in the comment. */
export function mentionedIn(comment: string, picked: readonly Mentioned[]): Mentioned[] {
  const parts = partsOf(
    comment,
    picked.map(({ text }) => text),
  );
  const there = new Set(parts.flatMap(({ text, isMention }) => (isMention ? [text] : [])));
  return picked.filter(({ text }) => there.has(mentionSign + text));
}

/** What a call says of it; nothing where there is nothing. */
export function besideSent(comment: string, { files, picked }: Beside) {
  const attachments = files.flatMap(({ attachId }) => attachId ?? []);
  const mentionUserIds = mentionedIn(comment, picked).map(({ id }) => id);
  return {
    ...(attachments.length > 0 && { attachments }),
    ...(mentionUserIds.length > 0 && { mentionUserIds }),
  };
}
