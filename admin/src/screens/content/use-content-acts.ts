import { App } from 'antd';
import { useTranslations } from 'use-intl';

import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Act } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { useEntity } from '../../kit/entity/use-entity.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

type Verb = 'toReview' | 'publish' | 'refuse' | 'offline';

const verbsOf: Record<ContentState, readonly Verb[]> = {
  draft: ['toReview'],
  pending_review: ['publish', 'refuse'],
  published: ['offline'],
  offline: ['publish'],
  archived: [],
};

interface ContentRow {
  id: string;
  status: ContentState;
}

/** The moves of published content that its state and the reader's button codes allow; each is confirmed. */
export function useContentActs(entity: Entity) {
  const t = useTranslations('content');
  const { can } = useWorkplace();
  const { message } = App.useApp();
  const { ask } = useAsk();
  const calls = useEntity(entity);
  const offer = (verb: Verb, id: string, reload: () => void) =>
    ask(t(`${verb}Confirm`), async () => {
      await calls.act(verb, [id]);
      void message.success(t('moved'));
      reload();
    });
  return (row: ContentRow, reload: () => void): Act[] =>
    verbsOf[row.status]
      .filter((verb) => can(`${entity.permissionBase}_${verb}`))
      .map((verb) => ({ key: verb, label: t(verb), run: () => offer(verb, row.id, reload) }));
}
