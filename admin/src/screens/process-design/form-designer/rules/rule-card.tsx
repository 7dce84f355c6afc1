import { useState } from 'react';
import { Button } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { isRuleLogic } from '@policy/shared/forms/form-rule.ts';
import type { FormRule, RuleLogic } from '@policy/shared/forms/form-rule.ts';

import { CommitInput } from '../commit-input.tsx';
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
  const id = `rule-${number}`;
  const commitLogic = (typed: string) => {
    const read = parsed(typed);
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
            id={`${id}-logic`}
            label={t('logic')}
            value={JSON.stringify(rule.rule, null, 1)}
            wrong={isWrong ? t('badLogic') : undefined}
            onCommit={commitLogic}
          />
          <CommitInput
            id={`${id}-at`}
            label={t('at')}
            value={rule.field}
            onCommit={(field) => onChange({ ...rule, field })}
          />
        </>
      )}
      {(['zh', 'en'] as const).map((locale) => (
        <CommitInput
          key={locale}
          id={`${id}-${locale}`}
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

function parsed(text: string): RuleLogic | undefined {
  try {
    const read: unknown = JSON.parse(text);
    // What it says is judged with the rest of the form.
    return isRuleLogic(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
