import { useState } from 'react';
import { EyeOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { isMask } from '@policy/shared/contract/kit/mask.ts';

import { RevealDialog } from '../acts/reveal-dialog.tsx';
import { useWorkplace } from '../page/session-context.tsx';

interface MaskedValueProps {
  entity: Pick<Entity, 'path' | 'permissionBase'>;
  id: string;
  field: string;
  label: string;
  /** As it was told. */
  value: string;
}

/** A value that was told in part; whoever may asks for the whole of it, and says why. */
export function MaskedValue({ entity, id, field, label, value }: MaskedValueProps) {
  const t = useTranslations('reveal');
  const { http, can } = useWorkplace();
  const [isOpen, setIsOpen] = useState(false);
  if (!isMask(value) || !can(`${entity.permissionBase}_reveal`)) return value;
  const ask = async (reason: string) => {
    const answer = await http.post<{ value: string | null }>(`${entity.path}/reveal`, { id, field, reason });
    return (
      <>
        {label}: <Typography.Text copyable>{answer.value ?? t('nothing')}</Typography.Text>
      </>
    );
  };
  const title = `${t('show')} ${label}`;
  return (
    <>
      {value}
      <Button
        type="link"
        size="small"
        icon={<EyeOutlined />}
        aria-label={title}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <RevealDialog {...{ title, ask }} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
