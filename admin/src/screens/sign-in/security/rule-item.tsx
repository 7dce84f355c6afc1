import { Form, InputNumber } from 'antd';

import type { SecurityKey } from '@policy/shared/contract/sign-in/security-policy.ts';
import { isUsable, securityRule } from '@policy/shared/contract/sign-in/security-policy.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { HeldRule } from './security-shapes.ts';
import { useOrigin } from './use-origin.ts';
import { useSecurityWords } from './use-security-words.ts';

/** What 0 stands for, where a rule may be none. */
const offs: Partial<Record<SecurityKey, 'never' | 'unlimited' | 'byApplication'>> = {
  'password.maxDays': 'never',
  'session.officeIdleMinutes': 'byApplication',
  'session.portalIdleMinutes': 'byApplication',
  'session.maxMinutes': 'unlimited',
  'session.most': 'unlimited',
};

/** One rule: its bounds and its default, and since when and by whom it holds; left empty, it is the default. */
export function RuleItem({ rule }: { rule: HeldRule }) {
  const t = useSecurityWords();
  const { locale } = useWorkplace();
  const originOf = useOrigin();
  const { unit, initial, min, max } = securityRule(rule.key);
  const off = offs[rule.key];
  const bounds = off ? t('boundsOrOff', { min, max }) : t('bounds', { min, max });
  const initially = off ? t(`off.${off}`) : t('initially', { initial });
  const within = (_: unknown, value: number | null) =>
    value === null || isUsable(rule.key, value) ? Promise.resolve() : Promise.reject(new Error(bounds));
  return (
    <Form.Item
      name={rule.key}
      label={t('labelled', { label: catalogue(locale).security[rule.key], unit: t(`units.${unit}`) })}
      extra={
        <>
          <div>{t('hint', { bounds, initially })}</div>
          <div>{originOf(rule)}</div>
        </>
      }
      rules={[{ validator: within }]}
    >
      <InputNumber className="kit-wide" precision={0} placeholder={String(initial)} />
    </Form.Item>
  );
}
