import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import type { NoticeState } from '@policy/shared/contract/entities/desk/notice.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { PersonInput } from '../../components/person-picker/person-input.tsx';
import { handed } from '../../kit/inputs/inputs.tsx';
import type { Control } from '../../kit/inputs/inputs.tsx';
import type { Tone } from '../../kit/values/state-tag.tsx';

const tones: Record<NoticeState, Tone> = { draft: 'quiet', published: 'good', withdrawn: 'attention' };

const People: Control = (props) => <PersonInput {...handed<string[] | null>(props)} />;

type Read = Pick<RowOf<typeof notice>, 'readCount' | 'recipientCount'>;

/** What the list and the page of notices say beyond the contract. */
export const drawnNotice = {
  ...{ entity: notice, address: '/desk/notice' },
  overrides: {
    status: { tones },
    readCount: { cell: ({ readCount, recipientCount }: Read) => `${readCount} / ${recipientCount}` },
    userIds: { input: People },
  },
};
