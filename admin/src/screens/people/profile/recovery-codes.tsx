import { Alert, Button, Typography } from 'antd';
import { useTranslations } from 'use-intl';

/** Recovery codes while they are told; whoever leaves has kept them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('secondFactor');
  return (
    <section aria-label={t('recoveryCodes')}>
      <Alert type="warning" showIcon message={t('codesOnce')} />
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Typography.Paragraph copyable={{ text: codes.join('\n') }}>{t('copyAll')}</Typography.Paragraph>
      <Button type="primary" onClick={onKept}>
        {t('kept')}
      </Button>
    </section>
  );
}
