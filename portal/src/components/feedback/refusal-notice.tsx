import { Notice } from './notice.tsx';

interface RefusalNoticeProps {
  /** What the server answered; empty while nothing was refused. */
  refusal: string;
  className: string;
}

/** Says at once what the server refused, beside what asked for it. */
export function RefusalNotice({ refusal, className }: RefusalNoticeProps) {
  if (!refusal) return null;
  return (
    <div className={className}>
      <Notice tone="bad" role="alert">
        {refusal}
      </Notice>
    </div>
  );
}
