import { Fragment } from 'react';

import { mentionSign, partsOf } from './beside.ts';
import { useCommentWords } from './use-comment-words.ts';

interface SaidTextProps {
  text: string;
  /** Whom it mentions, by their names of today. */
  mentionNames: readonly string[];
}

/** A comment with the people whom it mentions; who goes by another name since it was written is named after it. */
export function SaidText({ text, mentionNames }: SaidTextProps) {
  const t = useCommentWords();
  const parts = partsOf(text, mentionNames);
  const found = new Set(parts.map((part) => part.text));
  const others = mentionNames.filter((name) => !found.has(mentionSign + name));
  return (
    <>
      {parts.map((part, at) =>
        part.isMention ? (
          <strong key={`${part.text}-${String(at)}`} className="comment-mention">
            {part.text}
          </strong>
        ) : (
          <Fragment key={`${part.text}-${String(at)}`}>{part.text}</Fragment>
        ),
      )}
      {others.length > 0 ? (
        <span className="case-quiet"> {t('mentioned', { names: others.join(t('between')) })}</span>
      ) : null}
    </>
  );
}
