import type { ReactNode } from 'react';
import { Tag } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { Warning } from '@policy/shared/contract/content/warning.ts';
import { entityWords } from '@policy/shared/messages/entity-words.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useContentWords } from './use-content-words.ts';

const tones: Record<Warning['kind'], string> = {
  ...{ link: 'error', file: 'error', alternative: 'error' },
  ...{ word: 'warning', number: 'warning' },
};
/** So many are shown: whoever mends them is shown the others next time. */
const most = 20;

function Warnings({ found, locale }: { found: readonly Warning[]; locale: Locale }) {
  const t = useContentWords();
  return (
    <>
      <p>{t('warnings')}</p>
      <ul>
        {found.slice(0, most).map(({ kind, entity, rowId, field, name, said }) => (
          <li key={[rowId, field, kind, said].join()}>
            <Tag color={tones[kind]}>{t(`warning.${kind}`)}</Tag>
            {name} · {entityWords(entity, locale).fields[field] ?? field}：{said}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Reads what an editor should look at before a row is sent to review; nothing for a kind that is not looked through, and where there is nothing. */
export function useWarnings(entity: Entity) {
  const { http, locale } = useWorkplace();
  return async (id: string): Promise<ReactNode> => {
    if (!('revisionStatus' in entity.fields)) return undefined;
    // What cannot be looked through is sent all the same: a reviewer reads it.
    const found = await http.get<Warning[]>(`${entity.path}/warnings`, { id }).catch(() => []);
    return found.length > 0 ? <Warnings {...{ found, locale }} /> : undefined;
  };
}
