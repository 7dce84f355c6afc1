import { Space, Tag } from 'antd';

import type { LookUp } from '@policy/shared/contract/entities/people/registration.ts';
import { useRegistrationWords } from './use-registration-words.ts';

const colours = { match: 'green', mismatch: 'red', unknown: 'default' } as const;

/** What registers elsewhere said of a request, when, and that nobody was really asked where it was the simulated one. */
export function LookUps({ checks }: { checks: readonly LookUp[] | null }) {
  const t = useRegistrationWords();
  if (!checks || checks.length === 0) return '—';
  return checks.map(({ kind, outcome, source, isSimulated, at }) => (
    <Space key={kind} size={4} wrap>
      <Tag color={colours[outcome]}>
        {t('look.said', { kind: t(`look.${kind}`), outcome: t(`look.${outcome}`) })}
      </Tag>
      {isSimulated ? <Tag color="red">{t('look.simulated')}</Tag> : <span>{source}</span>}
      <span>{at}</span>
    </Space>
  ));
}
