import { Suspense, useState } from 'react';
import { UserAddOutlined } from '@ant-design/icons';
import { Button, Space, Tag } from 'antd';
import { useTranslations } from 'use-intl';

import { user } from '@policy/shared/contract/entities/people/user.ts';

import { lazyPart } from '../../kit/page/lazy-part.ts';
import { useReferenceNames } from '../../kit/references/reference-options.ts';
import type { Chosen } from './person-dialog.tsx';

const PersonDialog = lazyPart(() => import('./person-dialog.tsx'));

interface PersonInputProps {
  id?: string | undefined;
  value?: readonly string[] | null | undefined;
  onChange?: ((ids: string[]) => void) | undefined;
  /** One person, not many. */
  isSingle?: boolean;
}

/** A form field that holds colleagues by their ids. */
export function PersonInput({ id, value, onChange, isSingle = false }: PersonInputProps) {
  const t = useTranslations('personPicker');
  const [isOpen, setIsOpen] = useState(false);
  const [known, setKnown] = useState<readonly Chosen[]>([]);
  const ids = value ?? [];
  const names = useNames(ids, known);
  const pick = (chosen: Chosen[]) => {
    setKnown(chosen);
    setIsOpen(false);
    onChange?.(chosen.map((one) => one.id));
  };
  return (
    <Space wrap size={4}>
      {names.map((one) => (
        <Tag key={one.id} closable onClose={() => onChange?.(ids.filter((other) => other !== one.id))}>
          {one.name}
        </Tag>
      ))}
      <Button {...(id && { id })} icon={<UserAddOutlined />} onClick={() => setIsOpen(true)}>
        {t('choose')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PersonDialog chosen={names} isSingle={isSingle} onClose={() => setIsOpen(false)} onPick={pick} />
        </Suspense>
      ) : null}
    </Space>
  );
}

/** Names for the ids of a row that is edited; whoever may not be read goes by his id. */
function useNames(ids: readonly string[], known: readonly Chosen[]): Chosen[] {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const unnamed = ids.filter((id) => !names.has(id));
  for (const { value, label } of useReferenceNames(user.name, unnamed)) names.set(value, label);
  return ids.map((id) => ({ id, name: names.get(id) ?? id }));
}
