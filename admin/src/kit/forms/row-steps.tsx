import type { ReactNode } from 'react';
import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useTranslations } from 'use-intl';

interface RowStepsProps {
  /** The rows of the list's page, in its order. */
  ids: readonly string[];
  id: string;
  onShow: (id: string) => void;
}

/** Leads from the row that is shown to those before and after it in its list, without a way back. */
export function RowSteps({ ids, id, onShow }: RowStepsProps) {
  const t = useTranslations('kit');
  const at = ids.indexOf(id);
  if (at < 0 || ids.length < 2) return null;
  const to = (label: string, other: string | undefined, icon: ReactNode) => (
    <Button
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={other === undefined}
      onClick={() => other !== undefined && onShow(other)}
    />
  );
  return (
    <Space>
      {to(t('previousRow'), ids[at - 1], <UpOutlined />)}
      {to(t('nextRow'), ids[at + 1], <DownOutlined />)}
      <span>{t('rowOf', { at: at + 1, total: ids.length })}</span>
    </Space>
  );
}
