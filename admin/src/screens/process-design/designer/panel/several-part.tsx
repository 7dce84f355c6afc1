import { voteRules } from '@policy/shared/contract/workflow/status.ts';

import { readChildren, writeChildren } from '../model/extensions.ts';
import { readLoop, writeLoop } from '../model/loop.ts';
import type { Loop } from '../model/loop.ts';
import { isOf } from '../model/moddle.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { PickField, TextField } from './fields.tsx';
import type { PartProps } from './panel-props.ts';

/** How often an activity is done, for whom, and how they decide together. */
export function SeveralPart({ element, editing, offers }: PartProps) {
  const t = useDesignerWords();
  const loop = readLoop(element);
  const change = (changes: Partial<Loop>) => writeLoop(editing, element, changes);
  const kinds = (['once', 'parallel', 'sequential'] as const).map((value) => ({
    ...{ value, label: t(`loops.${value}`) },
  }));
  const completions = offers.conditions
    .filter(({ type }) => type === 'completion')
    .map(({ name, expression }) => ({ value: expression, label: name }));
  const field = (name: 'collection' | 'item' | 'count', hint?: string) => (
    <TextField
      label={t(name)}
      hint={hint}
      value={loop[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <>
      <PickField
        isRequired
        label={t('loop')}
        value={loop.kind}
        options={kinds}
        onChange={(kind) => change({ kind: kinds.find(({ value }) => value === kind)?.value ?? 'once' })}
      />
      {loop.kind === 'once' ? null : (
        <>
          {field('collection', t('collectionHint'))}
          {field('item')}
          {field('count')}
          <PickField
            isOpen
            label={t('completion')}
            value={loop.completion}
            options={completions}
            onChange={(completion) => change({ completion })}
          />
          {isOf(element, 'UserTask') ? <VotePart {...{ element, editing }} /> : null}
        </>
      )}
    </>
  );
}

const measures = ['percent', 'threshold', 'weights', 'veto'] as const;
/** What each rule takes besides. */
const taken: Readonly<Record<string, readonly string[]>> = {
  percentage: ['percent', 'veto'],
  ballot: measures,
};

function VotePart({ element, editing }: Pick<PartProps, 'element' | 'editing'>) {
  const t = useDesignerWords();
  const [vote = {}] = readChildren(element, 'Vote');
  const rule = typeof vote.rule === 'string' ? vote.rule : '';
  const write = (changes: Record<string, string>) =>
    writeChildren({ editing, element }, 'Vote', [{ ...vote, ...changes }]);
  const choose = (picked: string) => {
    const kept = measures.filter((name) => taken[picked]?.includes(name));
    const said = kept.map((name): [string, string | boolean] => [name, vote[name] ?? '']);
    writeChildren(
      { editing, element },
      'Vote',
      picked === '' ? [] : [{ rule: picked, ...Object.fromEntries(said) }],
    );
  };
  return (
    <>
      <PickField
        label={t('vote')}
        value={rule}
        options={voteRules.map((value) => ({ value, label: t(`votes.${value}`) }))}
        onChange={choose}
      />
      {measures
        .filter((name) => taken[rule]?.includes(name))
        .map((name) => (
          <TextField
            key={name}
            label={t(name)}
            hint={name === 'veto' ? t('vetoHint') : undefined}
            value={typeof vote[name] === 'string' ? vote[name] : ''}
            onChange={(value) => write({ [name]: value })}
          />
        ))}
    </>
  );
}
