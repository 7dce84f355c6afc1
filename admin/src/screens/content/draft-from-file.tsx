import { useState } from 'react';
import { FileTextOutlined } from '@ant-design/icons';
import { App, Button, Input, Modal, Space, Upload } from 'antd';
import { useNavigate } from 'react-router';

import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { DraftedFrom } from '@policy/shared/contract/content/drafted-from.ts';
import { entityWords } from '@policy/shared/messages/entity-words.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { drawn } from './drawn.ts';
import { useContentWords } from './use-content-words.ts';

const accepted = '.docx,.wps,.ofd,.txt';
const told = ['title', 'docNo', 'issuer', 'writtenDate', 'effectiveDate', 'expiryDate'] as const;
const pastedId = 'pasted-text';

/** What was made out of a document, field by field. */
function Recognised({ drafted, locale }: { drafted: DraftedFrom; locale: Locale }) {
  const t = useContentWords();
  const { fields } = entityWords(policy.name, locale);
  const { clauses, attachments } = drafted;
  return (
    <ul>
      {told.map((field) => (
        <li key={field}>
          {fields[field] ?? field}：{drafted[field] ?? t('fromFileNone')}
        </li>
      ))}
      <li>{t('fromFileClauses', { count: clauses })}</li>
      {attachments.length > 0 ? <li>{t('fromFileAttachments', { names: attachments.join('、') })}</li> : null}
    </ul>
  );
}

/** Makes the draft of a policy out of a document or of pasted text, and leads to it. */
export function DraftFromFile() {
  const t = useContentWords();
  const { http, can, locale } = useWorkplace();
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted] = useState('');
  if (!can('policyinfo_add')) return null;
  const draft = (file: File) =>
    run(async () => {
      const form = new FormData();
      form.append('file', file);
      const drafted = await http.upload<DraftedFrom>(`${policy.path}/draftFromFile`, form);
      setOpen(false);
      setPasted('');
      void navigate(`${drawn.policy.address}/edit/${drafted.id}`);
      void modal.info({ title: t('fromFileDone'), content: <Recognised {...{ drafted, locale }} /> });
    }).catch(passOverRefusal);
  return (
    <>
      <Button icon={<FileTextOutlined />} onClick={() => setOpen(true)}>
        {t('fromFile')}
      </Button>
      <Modal
        open={isOpen}
        title={t('fromFile')}
        onCancel={() => setOpen(false)}
        okText={t('fromFile')}
        okButtonProps={{ disabled: pasted.trim() === '', loading: isBusy }}
        onOk={() => void draft(new File([pasted], `${t('fromFilePaste')}.txt`, { type: 'text/plain' }))}
      >
        <Space direction="vertical" className="kit-wide">
          <p>{t('fromFileHelp')}</p>
          <Upload
            accept={accepted}
            showUploadList={false}
            beforeUpload={(file) => {
              void draft(file);
              return false;
            }}
          >
            <Button loading={isBusy}>{t('fromFilePick')}</Button>
          </Upload>
          <label htmlFor={pastedId}>{t('fromFilePaste')}</label>
          <Input.TextArea
            id={pastedId}
            rows={8}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        </Space>
      </Modal>
    </>
  );
}
