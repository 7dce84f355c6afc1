import { App } from 'antd';
import { useTranslations } from 'use-intl';

import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Act } from '../../kit/row-actions.tsx';
import { useWorkplace } from '../../kit/session-context.tsx';
import { useEntity } from '../../kit/use-entity.ts';

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
  const { message, modal } = App.useApp();
  const calls = useEntity(entity);
  const ask = (verb: Verb, id: string, reload: () => void) =>
    modal.confirm({
      title: t(`${verb}Confirm`),
      // The server's refusal has been shown by the frame; the row stays as it was.
      onOk: () =>
        calls.act(verb, [id]).then(
          () => {
            void message.success(t('moved'));
            reload();
          },
          () => undefined,
        ),
    });
  return (row: ContentRow, reload: () => void): Act[] =>
    verbsOf[row.status]
      .filter((verb) => can(`${entity.thing}_${verb}`))
      .map((verb) => ({ key: verb, label: t(verb), run: () => void ask(verb, row.id, reload) }));
}
