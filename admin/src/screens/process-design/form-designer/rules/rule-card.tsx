import { useState } from 'react';
import { Button } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { readRuleLogic } from '@policy/shared/forms/form-rule.ts';
import type { FormRule } from '@policy/shared/forms/form-rule.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { CommitInput } from '../commit-input.tsx';
import { fromOwn } from '../from-own.ts';
import { readRule, writtenRule } from '@policy/shared/forms/design/rule-shapes.ts';
import { RemovableCard } from './removable-card.tsx';
import { RuleBuilder } from './rule-builder.tsx';
import type { Named } from './rule-fields.ts';
import { useDesignerWords } from '../use-designer-words.ts';

interface RuleCardProps {
  rule: FormRule;
  number: number;
  content: FormContent;
  fields: readonly Named[];
  onChange: (rule: FormRule) => void;
  onRemove: () => void;
}

/** One rule: built where the builder can show it, else as JSON Logic, with its sentence in both languages. */
export function RuleCard({ rule, number, content, fields, onChange, onRemove }: RuleCardProps) {
  const t = useDesignerWords();
  const [isText, setText] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const built = isText ? null : readRule(rule.rule);
  const label = t('rule', { number });
  const { locale: own } = useWorkplace();
  const commitLogic = (typed: string) => {
    const read = readRuleLogic(typed);
    setWrong(read === undefined);
    if (read !== undefined) onChange({ ...rule, rule: read });
  };
  return (
    <RemovableCard title={label} removal={t('removeRule', { number })} onRemove={onRemove}>
      {built ? (
        <RuleBuilder
          {...{ built, content, fields, label }}
          at={rule.field}
          onChange={(changed) => onChange({ ...rule, rule: writtenRule(changed) })}
          onAt={(field) => onChange({ ...rule, field })}
        />
      ) : (
        <>
          <CommitInput
            isLong
            label={t('logic')}
            value={JSON.stringify(rule.rule, null, 1)}
            wrong={isWrong ? t('badLogic') : undefined}
            onCommit={commitLogic}
          />
          <CommitInput
            label={t('at')}
            value={rule.field}
            onCommit={(field) => onChange({ ...rule, field })}
          />
        </>
      )}
      {fromOwn(own).map((locale) => (
        <CommitInput
          key={locale}
          label={t(locale === 'zh' ? 'messageZh' : 'messageEn')}
          value={rule.message[locale]}
          onCommit={(said) => onChange({ ...rule, message: { ...rule.message, [locale]: said } })}
        />
      ))}
      {readRule(rule.rule) ? (
        <Button type="link" size="small" onClick={() => setText(!isText)}>
          {t(isText ? 'asBuilt' : 'asLogic')}
        </Button>
      ) : null}
    </RemovableCard>
  );
}
