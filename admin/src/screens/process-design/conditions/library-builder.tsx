import { useState } from 'react';
import { Button, Input, Space, Typography } from 'antd';

import { ConditionBuilder } from '../designer/panel/condition-builder.tsx';
import { readTree } from '../designer/model/condition-tree.ts';
import { useDesignerWords } from '../designer/use-designer-words.ts';
import { useTestWords } from '../testing/use-test-words.ts';

interface LibraryBuilderProps {
  condition: string;
  /** It says when enough of several signers have decided, and not which flow is taken. */
  isCompletion: boolean;
  onChange: (condition: string) => void;
}

/** What a step of several counts while they decide. */
const counts = ['nrOfInstances', 'nrOfCompletedInstances', 'nrOfActiveInstances'] as const;
const variableName = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/** A condition of no diagram as comparisons: whoever writes it names the variables that the diagrams will have. */
export default function LibraryBuilder({ condition, isCompletion, onChange }: LibraryBuilderProps) {
  const t = useTestWords();
  const d = useDesignerWords();
  const [named, setNamed] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const tree = readTree(condition);
  if (!tree) return <Typography.Paragraph type="secondary">{d('onlyText')}</Typography.Paragraph>;
  const own = isCompletion
    ? counts.map((name) => ({ ...plain(name), label: t(`counts.${name}`), kind: 'number' as const }))
    : [{ ...plain('outcome'), label: d('outcome') }];
  const name = () => {
    const asked = typed.trim();
    if (!variableName.test(asked)) return;
    setNamed((known) => [...new Set([...known, asked])]);
    setTyped('');
  };
  const variables = [
    ...own,
    ...named.filter((one) => own.every(({ value }) => value !== one)).map((one) => plain(one)),
  ];
  const isWrong = typed.trim() !== '' && !variableName.test(typed.trim());
  return (
    <>
      <Space.Compact block>
        <Input
          aria-label={t('variable')}
          placeholder={t('variableHint')}
          value={typed}
          {...(isWrong && { status: 'error' as const })}
          onChange={({ target }) => setTyped(target.value)}
          // The form around it is not sent by that.
          onPressEnter={(event) => {
            event.preventDefault();
            name();
          }}
        />
        <Button disabled={typed.trim() === '' || isWrong} onClick={name}>
          {t('nameVariable')}
        </Button>
      </Space.Compact>
      <ConditionBuilder {...{ condition, tree, variables, onChange }} />
    </>
  );
}

const plain = (value: string) => ({ value, label: value, kind: 'text' as const, choices: undefined });
