import { Alert } from 'antd';

import type { Restored } from './chosen-people.ts';
import { useStartWords } from './use-start-words.ts';

interface RestoredPeopleProps {
  restored: Restored;
  /** What is filled in no longer leads to a step that somebody had been chosen for, or it is no longer for him. */
  isHandlerDropped: boolean;
}

/** Tells who of those that were chosen is chosen no longer, so that nobody relies on a copy or a handler that is gone. */
export function RestoredPeople({ restored: { gone, hasLostCopies }, isHandlerDropped }: RestoredPeopleProps) {
  const t = useStartWords();
  const unknown = gone.filter((name) => name === null).length;
  const named = gone.filter((name) => name !== null).join(t('between'));
  const told = [
    ...(named ? [t('goneNamed', { names: named })] : []),
    ...(unknown > 0 ? [t('goneUnknown', { count: unknown })] : []),
    ...(hasLostCopies ? [t('copiesLost')] : []),
    ...(isHandlerDropped ? [t('handlerDropped')] : []),
  ];
  if (told.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={told.map((line) => (
        <div key={line}>{line}</div>
      ))}
    />
  );
}
