import type { CaseFact } from '@policy/shared/contract/workflow/case-basis.ts';
import { Alert, Tag } from 'antd';

import { siteHref } from '../../../kit/page/base-path.ts';

/** A fact of a case, with its mark where it wants a second look. */
export function FactValue({ fact: { value, mark, link } }: { fact: CaseFact }) {
  const said = link ? (
    <a href={siteHref(link)} target="_blank" rel="noreferrer">
      {value}
    </a>
  ) : (
    value
  );
  return (
    <>
      {said} {mark ? <Tag color="error">{mark}</Tag> : null}
    </>
  );
}

/** What every officer of a case has to look at twice, above everything else. */
export function CaseWarning({ summary }: { summary: readonly CaseFact[] }) {
  const first = summary.findIndex(({ mark }) => mark);
  const marked = summary[first];
  if (!marked) return null;
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: 16 }}
      message={`${marked.mark}: ${marked.value}`}
      description={summary.slice(first + 1).map((fact) => (
        <div key={fact.label}>
          {fact.label}: <FactValue fact={fact} />
        </div>
      ))}
    />
  );
}
