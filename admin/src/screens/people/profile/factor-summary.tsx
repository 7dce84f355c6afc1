import { useState } from 'react';
import { Alert, Button, Space, Tag, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import type { SaidProof } from '@policy/shared/client/passkeys.ts';

import { PasswordDialog } from './password-dialog.tsx';
import type { FactorState } from './use-second-factor.ts';

type Act = 'enable' | 'renew' | 'disable';

interface FactorSummaryProps {
  state: FactorState;
  hasKey: boolean;
  /** What is done once the person has proved himself. */
  acts: Record<Act, (proof: SaidProof) => Promise<void>>;
}

/** Whether a second factor is set up, and what may be done about it. */
export function FactorSummary({ state, hasKey, acts }: FactorSummaryProps) {
  const t = useTranslations('secondFactor');
  const [asked, setAsked] = useState<Act>();
  const isOn = state.enrolled === 1;
  const offered: readonly Act[] = isOn ? ['renew', 'disable'] : ['enable'];
  return (
    <section aria-label={t('title')}>
      <Typography.Title level={2} className="factor-title">
        {t('title')} <Tag color={isOn ? 'success' : 'default'}>{t(isOn ? 'on' : 'off')}</Tag>
      </Typography.Title>
      {state.required && !isOn ? <Alert type="warning" showIcon message={t('required')} /> : null}
      <Typography.Paragraph>
        {state.since ? t('since', { since: state.since, left: state.recoveryCodesLeft }) : t('lead')}
      </Typography.Paragraph>
      <Space wrap>
        {offered.map((act) => (
          <Button key={act} danger={act === 'disable'} onClick={() => setAsked(act)}>
            {t(act)}
          </Button>
        ))}
      </Space>
      {asked ? (
        <PasswordDialog
          title={t(asked)}
          hasKey={hasKey}
          act={acts[asked]}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  );
}
