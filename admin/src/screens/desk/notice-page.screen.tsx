import { z } from 'zod';

import { notice, noticeStates } from '@policy/shared/contract/entities/desk/notice.ts';

import { EntityPage } from '../../kit/editor/entity-page.tsx';
import { drawnNotice } from './drawn-notice.tsx';
import { useNoticeActs } from './use-notice-acts.ts';

const stored = z.object({ id: z.string(), status: z.enum(noticeStates) });
const { address, overrides } = drawnNotice;
const { status, userIds } = overrides;

/** The page that a notice is written and published on. */
export default function NoticePage() {
  const actsOf = useNoticeActs();
  return (
    <EntityPage
      {...{ entity: notice, address }}
      overrides={{ status, userIds }}
      acts={(row, reload) => actsOf(stored.parse(row), reload)}
    />
  );
}
