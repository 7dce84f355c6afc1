import { useEffect, useState } from 'react';
import { App, Button, Card, Col, Row, Space } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { report } from '@policy/shared/contract/entities/report/report.ts';

import { useBusy } from '../../../kit/acts/use-busy.ts';
import { nameOf } from '../../../kit/entity/fields.ts';
import { useEntity } from '../../../kit/entity/use-entity.ts';
import { useLeaveConfirmation } from '../../../kit/page/leave-confirmation.ts';
import { useOwnName } from '../../../kit/page/page-names.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { Report } from '../report-calls.ts';
import { DesignForm } from './design-form.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { blankReport, changed } from './report-draft.ts';
import type { ReportDraft } from './report-draft.ts';
import '../report.css';
import { useReportPageWords } from '../use-report-page-words.ts';

/** Where a report is designed: what it says at the left, what it finds at the right. */
export function DesignPage({ stored }: { stored?: Report }) {
  const t = useReportPageWords();
  const k = useTranslations('kit');
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const navigate = useNavigate();
  const { leave, locale } = useWorkplace();
  const calls = useEntity(report);
  const [draft, setDraft] = useState<ReportDraft>(stored ?? blankReport);
  const [isDirty, setDirty] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  useOwnName(stored && `${t('design')} · ${nameOf(report, stored, locale)}`);
  useLeaveConfirmation(isDirty);
  // Behind the confirmation: it lets go of the page only once it was rendered with nothing unsaved.
  useEffect(() => {
    if (isSaved) leave('/report/reportlist');
    // Left once for each time that it was saved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaved]);
  const change = (changes: Partial<ReportDraft>) => {
    setDraft((now) => changed(now, changes));
    setDirty(true);
    setRefused({});
  };
  const save = async () => {
    setChecked(true);
    if (!report.draft.safeParse(draft).success) return;
    try {
      await calls.submit({ ...draft });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(Object.fromEntries(error.errors.map(({ field, message: said }) => [field, said])));
      return;
    }
    void message.success(k(stored ? 'updated' : 'added'));
    setDirty(false);
    setSaved(true);
  };
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={10}>
        <Card
          title={t(stored ? 'design' : 'new')}
          extra={
            <Space>
              <Button onClick={() => void navigate('/report/reportlist')}>{k('cancel')}</Button>
              <Button type="primary" loading={isBusy} onClick={() => void run(save)}>
                {k('save')}
              </Button>
            </Space>
          }
        >
          <DesignForm design={draft} onChange={change} {...{ refused, isChecked }} />
        </Card>
      </Col>
      <Col xs={24} xl={14}>
        <PreviewPane draft={draft} />
      </Col>
    </Row>
  );
}
