import { useState } from 'react';
import { Alert, Form, Radio } from 'antd';

import { asksWhy, exportFormats } from '@policy/shared/contract/desk/exports.ts';
import type { ExportFormat, ExportOffer } from '@policy/shared/contract/desk/exports.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { SaveDialog } from '../acts/save-dialog.tsx';
import type { NamedCalls } from '../entity/use-entity.ts';
import { ExportBegunView } from './export-begun.tsx';
import { ExportColumns } from './export-columns.tsx';
import { ExportReason, ExportRows, ExportValues } from './export-items.tsx';
import { useExport } from './use-export.ts';
import { useExportColumns } from './use-export-columns.ts';
import { useExportWords } from './use-export-words.ts';

/** A list that a file is asked of. */
export interface ExportAsked {
  entity: Entity & NamedCalls;
  /** What the list in sight was asked for. */
  query: Readonly<Record<string, unknown>>;
  inSight: readonly string[];
  chosen: readonly string[];
  /** Proposes the rows that are ticked, and not those of the filters. */
  isOfChosen: boolean;
  onClose: () => void;
}

interface ExportFormProps extends ExportAsked {
  title: string;
  offer: ExportOffer;
}

interface Choice {
  format: ExportFormat;
  reason?: string;
}

const formats: Record<ExportFormat, string> = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' };

/** The choice of format, rows, columns, and of personal values in clear where the reader may have them. */
export function ExportForm(props: ExportFormProps) {
  const { entity, title, offer, query, inSight, chosen, onClose } = props;
  const t = useExportWords();
  const [form] = Form.useForm<Choice>();
  const [isOfChosen, setOfChosen] = useState(props.isOfChosen);
  const [isClear, setClear] = useState(false);
  const columns = useExportColumns(offer.columns, inSight);
  const { begin, begun, isBusy } = useExport(entity, onClose);
  if (begun) return <ExportBegunView fileName={begun.fileName} onClose={onClose} />;
  const mayClear = offer.mayClear && columns.hasMasked;
  const take = ({ format, reason = '' }: Choice) =>
    begin({
      ...{ format, reason, columns: columns.keys, isClear: mayClear && isClear },
      query: isOfChosen ? { ...query, id: chosen.join(',') } : query,
    });
  const columnsProps = { columns: columns.order, chosen: columns.chosen };
  return (
    <SaveDialog
      {...{ title, onClose }}
      okText="export"
      isSaving={isBusy}
      isReady={columns.keys.length > 0}
      onSave={form.submit}
    >
      <Form form={form} name="export" layout="vertical" initialValues={{ format: 'xlsx' }} onFinish={take}>
        <Form.Item name="format" label={t('format')}>
          <Radio.Group options={exportFormats.map((value) => ({ value, label: formats[value] }))} />
        </Form.Item>
        <ExportRows {...{ offer, isOfChosen }} count={chosen.length} onChoose={setOfChosen} />
        <Form.Item label={t('columns')}>
          <ExportColumns
            {...columnsProps}
            onChoose={columns.choose}
            onMove={columns.move}
            onAsInSight={columns.reset}
          />
        </Form.Item>
        {asksWhy(entity.name) && !(mayClear && isClear) ? <ExportReason /> : null}
        {mayClear ? <ExportValues isClear={isClear} onClear={setClear} /> : null}
        {isOfChosen ? null : <Behind {...offer} />}
      </Form>
    </SaveDialog>
  );
}

/** Says beforehand that so many rows take a while. */
function Behind({ total, isCounting, mostAtOnce }: ExportOffer) {
  const t = useExportWords();
  if (!isCounting && total <= mostAtOnce) return null;
  return <Alert type="info" showIcon message={t('behind', { most: mostAtOnce })} />;
}
