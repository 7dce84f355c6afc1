import type { ReactNode } from 'react';
import { Typography } from 'antd';

import { heldBy } from '@policy/shared/contract/api-document.ts';
import type { Answer, ApiDocument, Call, Components } from '@policy/shared/contract/api-document.ts';
import { ContentView } from './content-view.tsx';
import { curlOf } from './curl.ts';
import { FieldView } from './field-view.tsx';
import { parameterRows } from './parameter-rows.ts';
import { TickedText } from './ticked-text.tsx';
import { useOpenapiWords } from '../use-develop-words.ts';

interface CallViewProps {
  document: ApiDocument;
  call: Call;
}

/** All that the document says of one call, and the command line that makes it. */
export function CallView({ document, call }: CallViewProps) {
  const t = useOpenapiWords();
  const { components } = document;
  const rows = parameterRows(call.parameters.flatMap((place) => heldBy(place, components.parameters) ?? []));
  const answers = Object.entries(call.responses).flatMap(([status, place]) => {
    const answer = heldBy(place, components.responses);
    return answer ? [{ status, answer }] : [];
  });
  return (
    <>
      <p className="api-about">
        <code>{call.operationId}</code> · <TickedText text={call.description} />
      </p>
      <Section title="curl">
        <Typography.Paragraph className="api-curl" copyable>
          {curlOf(document, call, window.location.origin)}
        </Typography.Paragraph>
      </Section>
      {rows.length > 0 && (
        <Section title={t('parameters')}>
          <ul className="api-fields">
            {rows.map(({ required = false, in: place, ...row }) => (
              <FieldView key={`${place} ${row.name}`} {...row} isRequired={required} place={place} />
            ))}
          </ul>
        </Section>
      )}
      {call.requestBody && (
        <Section title={t('body')}>
          <ContentView {...{ components, content: call.requestBody.content }} />
        </Section>
      )}
      <Section title={t('answers')}>
        {answers.map(({ status, answer }) => (
          <AnswerView key={status} {...{ status, answer, components }} />
        ))}
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="api-heading">{title}</h2>
      {children}
    </section>
  );
}

interface AnswerViewProps {
  status: string;
  answer: Answer;
  components: Components;
}

/** One status; what a good call answers is open. */
function AnswerView({ status, answer, components }: AnswerViewProps) {
  return (
    <details open={status.startsWith('2')}>
      <summary>
        <code className="api-name">{status}</code> <TickedText text={answer.description} />
      </summary>
      <ContentView {...{ components, content: answer.content ?? {} }} />
    </details>
  );
}
