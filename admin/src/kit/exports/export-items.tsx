import { Form, Radio } from 'antd';
import { useTranslations } from 'use-intl';

import type { ExportOffer } from '@policy/shared/contract/desk/exports.ts';

import { ReasonItem } from '../acts/reason-item.tsx';
import { useExportWords } from './use-export-words.ts';

interface ExportRowsProps {
  offer: ExportOffer;
  /** How many rows are ticked. */
  count: number;
  isOfChosen: boolean;
  onChoose: (isOfChosen: boolean) => void;
}

/** Whether the rows of the filters go into the file, or those that are ticked; with how many each are. */
export function ExportRows({ offer: { total, isCounting }, count, isOfChosen, onChoose }: ExportRowsProps) {
  const t = useExportWords();
  return (
    <Form.Item label={t('rows')}>
      <Radio.Group
        aria-label={t('rows')}
        value={isOfChosen}
        onChange={({ target }) => onChoose(target.value === true)}
        options={[
          { value: false, label: t(isCounting ? 'ofFilterSoFar' : 'ofFilter', { total }) },
          ...(count > 0 ? [{ value: true, label: t('ofChosen', { count }) }] : []),
        ]}
      />
    </Form.Item>
  );
}

/** Why a list of people is taken away at all, where its file asks for that. */
export function ExportReason() {
  const t = useExportWords();
  const r = useTranslations('reveal');
  return <ReasonItem label={t('reason')} missing={r('reasonRequired')} hint={t('whyHint')} />;
}

interface ExportValuesProps {
  isClear: boolean;
  onClear: (isClear: boolean) => void;
}

/** Whether personal values are told in part or whole, and in the second case why. */
export function ExportValues({ isClear, onClear }: ExportValuesProps) {
  const t = useExportWords();
  const r = useTranslations('reveal');
  return (
    <>
      <Form.Item label={t('personal')}>
        <Radio.Group
          aria-label={t('personal')}
          value={isClear}
          onChange={({ target }) => onClear(target.value === true)}
          options={[
            { value: false, label: t('masked') },
            { value: true, label: t('clear') },
          ]}
        />
      </Form.Item>
      {isClear ? (
        <ReasonItem label={t('reason')} missing={r('reasonRequired')} hint={t('reasonHint')} />
      ) : null}
    </>
  );
}
