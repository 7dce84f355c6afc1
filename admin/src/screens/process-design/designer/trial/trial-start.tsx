import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Form, Space } from 'antd';

import { PersonInput } from '../../../../components/person-picker/person-input.tsx';
import type { FormValues } from '../../../../kit/entity/fields.ts';
import type { DiagramEditor } from '../canvas/editor.ts';
import { StartFields } from './start-fields.tsx';
import { givenValues } from './start-schema.ts';
import { useStartValues } from './use-start-values.ts';
import type { Beginning } from './use-trial.ts';
import { useTrialWords } from './use-trial-words.ts';
import { readValues, ValuesInput } from './values-input.tsx';

interface TrialStartProps {
  editor: DiagramEditor;
  modelKey: string;
  isBusy: boolean;
  /** Something was tried already. */
  isAgain: boolean;
  onBegin: (beginning: Beginning) => void;
  /** What may be done besides beginning. */
  children: ReactNode;
}

/** Who starts a trial run, and with which values. */
export function TrialStart({ editor, modelKey, isBusy, isAgain, onBegin, children }: TrialStartProps) {
  const t = useTrialWords();
  const { asked, isReading, readAgain } = useStartValues(editor, modelKey);
  const [starter, setStarter] = useState<string | null>(null);
  const [typed, setTyped] = useState<FormValues>({});
  const [lines, setLines] = useState('');
  const further = asked.isOpen ? readValues(lines) : {};
  const begin = () => {
    onBegin({ starter, variables: { ...further, ...givenValues(typed, asked) } });
    // The process may be drawn on while it is tried.
    readAgain();
  };
  return (
    <Space direction="vertical" className="kit-wide">
      <Form layout="vertical" size="small">
        <Form.Item label={t('starter')} htmlFor="trial-starter">
          <PersonInput
            isSingle
            id="trial-starter"
            value={starter === null ? [] : [starter]}
            onChange={([picked = null]) => setStarter(picked)}
          />
        </Form.Item>
      </Form>
      <StartFields asked={asked} values={typed} onChange={setTyped} />
      {asked.isOpen ? (
        <Form layout="vertical" size="small">
          <ValuesInput label={t('values')} value={lines} onChange={setLines} />
        </Form>
      ) : null}
      <Space wrap>
        <Button type="primary" loading={isBusy} disabled={isReading || further === undefined} onClick={begin}>
          {t(isAgain ? 'again' : 'begin')}
        </Button>
        {children}
      </Space>
    </Space>
  );
}
