import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';

interface ChosenBarProps {
  count: number;
  onClear: () => void;
  /** What can be done to all of them. */
  children: ReactNode;
}

/** Says how many rows are ticked, with what can be done to all of them; nothing while none is. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  const t = useTranslations('kit');
  if (count === 0) return null;
  return (
    <div className="kit-chosen" role="status">
      <strong>{t('chosen', { count })}</strong>
      {children}
      <Button type="link" size="small" onClick={onClear}>
        {t('unchoose')}
      </Button>
    </div>
  );
}
