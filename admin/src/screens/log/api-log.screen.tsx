import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';

import { StateTag } from '../../kit/values/state-tag.tsx';
import type { Tone } from '../../kit/values/state-tag.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';

/** From this status on it was the server that failed, and from the other one on it refused. */
const failed = 500;
const refused = 400;

function toneOf(status: number): Tone {
  if (status >= failed) return 'bad';
  return status >= refused ? 'attention' : 'good';
}

/** Every call that was answered, and how it ended. */
export default function ApiLogScreen() {
  return (
    <EntityScreen
      entity={apiLog}
      overrides={{
        statusCode: {
          cell: ({ statusCode }) => <StateTag tone={toneOf(statusCode)} text={String(statusCode)} />,
        },
        params: { cell: ({ params }) => (params ? <pre className="kit-code">{inLines(params)}</pre> : '—') },
      }}
    />
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
