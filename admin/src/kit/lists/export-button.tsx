import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import dayjs from 'dayjs';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import { useBusy } from '../acts/use-busy.ts';
import { textsOf } from '../entity/fields.ts';
import type { NamedCalls } from '../entity/use-entity.ts';
import { saveFile } from '../page/save-file.ts';
import { useWorkplace } from '../page/session-context.tsx';

const formats = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
];

interface ExportButtonProps {
  entity: Entity & NamedCalls;
  /** What the list in sight was asked for. */
  queryOf: () => Record<string, unknown>;
  /** Of the rows that are ticked, beside the other things that can be done to them. */
  isSmall?: boolean;
}

/** Exports the whole list to a file, with the filters and the order that it shows. */
export function ExportButton({ entity, queryOf, isSmall = false }: ExportButtonProps) {
  const t = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const { isBusy, run } = useBusy();
  const take = async (format: string) => {
    const { current: _, size: __, ...query } = queryOf();
    const asked = { ...query, ...entity.standing, format };
    const file = await http.blob(`${entity.path}/${entity.verbs?.export ?? 'export'}`, asked);
    saveFile(file, `${textsOf(entity, locale).title}-${dayjs().format('YYYY-MM-DD')}.${format}`);
  };
  const pick = ({ key }: { key: string }) => void run(() => take(key)).catch(passOverRefusal);
  return (
    <Dropdown autoFocus trigger={['click']} menu={{ items: formats, onClick: pick }}>
      <Button icon={<DownloadOutlined />} loading={isBusy} size={isSmall ? 'small' : 'middle'}>
        {t(isSmall ? 'exportChosen' : 'export')}
      </Button>
    </Dropdown>
  );
}
