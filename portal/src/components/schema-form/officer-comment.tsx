import { Notice } from '../feedback/notice.tsx';
import type { FormFacts } from './form-facts.ts';

/** What an officer asked to be corrected here, right where it is corrected. */
export function OfficerComment({ id, facts }: { id: string; facts: FormFacts }) {
  const comments = facts.comments[id] ?? [];
  if (comments.length === 0) return null;
  return (
    <div id={`${id}-comment`} className="my-2">
      <Notice tone="warn" title={facts.texts.comment}>
        {comments.map((comment) => (
          <p key={comment} lang="zh-CN">
            {comment}
          </p>
        ))}
      </Notice>
    </div>
  );
}
