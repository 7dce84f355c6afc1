import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Button, Radio, Upload } from 'antd';

import { keyFieldOf } from '@policy/shared/contract/kit/entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { importModes } from '@policy/shared/contract/kit/import-events.ts';
import type { ImportMode } from '@policy/shared/contract/kit/import-events.ts';

import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import { fieldsOf } from '../entity/fields.ts';
import { saveFile } from '../page/save-file.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { useSheetWords } from './use-sheet-words.ts';

interface PrepareImportProps {
  entity: Entity;
  title: string;
  mode: ImportMode;
  /** The call that answers an empty sheet. */
  template: string;
  onMode: (mode: ImportMode) => void;
  onTemplate: () => void;
  onFile: (file: File) => void;
}

/** What comes before the check: the template, what is to become of rows that are there already, and the file. */
export function PrepareImport(props: PrepareImportProps) {
  const { entity, title, mode, template, onMode, onTemplate, onFile } = props;
  const t = useSheetWords();
  const { http } = useWorkplace();
  const save = () =>
    void http
      .blob(template)
      .then((file) => saveFile(file, `${title}.xlsx`))
      .then(onTemplate)
      .catch(passOverRefusal);
  return (
    <>
      <div>
        <Button icon={<DownloadOutlined />} onClick={save}>
          {t('template')}
        </Button>
        <p className="import-hint">{t('lead')}</p>
      </div>
      <ChooseMode {...{ entity, mode, onMode }} />
      <Upload.Dragger
        accept=".xlsx"
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          onFile(file);
          return false;
        }}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p>{t('choose')}</p>
        <p className="import-hint">{t('firstChecked')}</p>
      </Upload.Dragger>
    </>
  );
}

/** Whether rows that are there already are changed; for those who may change them, where a column tells rows apart. */
function ChooseMode({ entity, mode, onMode }: Pick<PrepareImportProps, 'entity' | 'mode' | 'onMode'>) {
  const t = useSheetWords();
  const { can, locale } = useWorkplace();
  const fields = fieldsOf(entity, locale);
  const key = fields.find(({ name }) => name === keyFieldOf(entity))?.label;
  if (key === undefined || !can(`${entity.permissionBase}_edit`)) return null;
  const fixed = fields.filter(({ meta }) => meta.createOnly && !meta.readOnly).map(({ label }) => label);
  return (
    <div>
      <Radio.Group
        aria-label={t('mode')}
        value={mode}
        onChange={({ target }) => onMode(importModes.find((one) => one === target.value) ?? 'add')}
        options={importModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <p className="import-hint">
        {t(`modeHints.${mode}`, { key })}
        {mode === 'upsert' && fixed.length > 0 ? t('fixed', { columns: fixed.join(t('and')) }) : null}
      </p>
    </div>
  );
}
