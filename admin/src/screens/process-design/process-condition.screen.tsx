import { useState } from 'react';

import { processCondition } from '@policy/shared/contract/entities/process-design/process-condition.ts';

import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { ConditionInput } from './conditions/condition-input.tsx';
import { ConditionTestDialog } from './testing/condition-test-dialog.tsx';
import { useTestWords } from './testing/use-test-words.ts';

/** The library of conditions, each of which is tried with values. */
export default function ProcessConditionScreen() {
  const t = useTestWords();
  const [tested, setTested] = useState<{ name: string; expression: string }>();
  return (
    <>
      <EntityScreen
        entity={processCondition}
        overrides={{ expression: { input: ConditionInput } }}
        acts={({ name, expression }) => [
          { key: 'test', label: t('test'), run: () => setTested({ name, expression }) },
        ]}
      />
      {tested ? <ConditionTestDialog {...tested} onClose={() => setTested(undefined)} /> : null}
    </>
  );
}
