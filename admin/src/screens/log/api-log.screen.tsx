import { useTranslations } from 'use-intl';

import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { callWords } from '@policy/shared/messages/api/call-words.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { Device } from '../../kit/values/device.tsx';
import { durationText } from '../../kit/values/duration.ts';
import { NetworkAddress } from '../../kit/values/network-address.tsx';
import { StateTag } from '../../kit/values/state-tag.tsx';
import { outcomeOf, toneOf } from './call-outcome.ts';

type Call = RowOf<typeof apiLog>;

/** Every call that was answered, and how it ended, in words; the detail tells them as they were sent. */
export default function ApiLogScreen() {
  const t = useTranslations('log');
  const { locale } = useWorkplace();
  return (
    <EntityScreen
      entity={apiLog}
      overrides={{
        title: { width: 200, cell: (row) => <CallName row={row} /> },
        statusCode: { width: 140, cell: ({ statusCode }) => <Outcome status={statusCode} /> },
        time: { label: t('took'), cell: ({ time }) => durationText(time, locale) },
        remoteIp: { width: 180, cell: ({ remoteIp }) => <NetworkAddress address={remoteIp} /> },
        userAgent: {
          cell: ({ userAgent }) => <Device agent={userAgent} />,
          detail: ({ userAgent }) => <AgentInFull agent={userAgent} />,
        },
        params: { cell: ({ params }) => (params ? <pre className="kit-code">{inLines(params)}</pre> : '—') },
      }}
    />
  );
}

/** A path that no route took has no title. */
const noTitle = '-';

function CallName({ row: { title, method, requestUri } }: { row: Call }) {
  const t = useTranslations('log');
  const { locale } = useWorkplace();
  if (title === noTitle) return t('unknownCall');
  return callWords({ call: `${method} ${requestUri.replace(/^\/(api\/)?/, '')}`, tag: title }, locale);
}

function Outcome({ status }: { status: number }) {
  const t = useTranslations('log.outcome');
  return <StateTag tone={toneOf(status)} text={`${t(outcomeOf(status))} ${status}`} />;
}

/** The device in words, and below it what the browser said of itself. */
function AgentInFull({ agent }: { agent: string | null | undefined }) {
  return (
    <>
      <Device agent={agent} />
      <div>{agent}</div>
    </>
  );
}

/** Data as people read it; what was cut off at its greatest length stays as it was kept. */
function inLines(data: string): string {
  try {
    return JSON.stringify(JSON.parse(data), null, 2);
  } catch {
    return data;
  }
}
