import { App } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useEntity } from '../../kit/entity/use-entity.ts';
import { DateInput } from '../../kit/inputs/date-input.tsx';
import { useContentWords } from './use-content-words.ts';

const inputId = 'publish-at';

function MomentPicker({ onPick }: { onPick: (moment: string | null) => void }) {
  const t = useContentWords();
  const [moment, setMoment] = useState<string | null>(null);
  const pick = (picked: string | null) => {
    setMoment(picked);
    onPick(picked);
  };
  return (
    <>
      <p>{t('scheduleHelp')}</p>
      <label htmlFor={inputId}>{t('scheduleAt')}</label>
      <DateInput id={inputId} showTime value={moment} onChange={pick} />
    </>
  );
}

interface Scheduled {
  id: string;
  /** The version of the row, or the rev of its revision, that was shown. */
  shown: { version?: number } | { rev: string };
  onDone: () => void;
  onRefused: () => void;
}

/** Asks when a row that waits for review is to be published, and has what was shown of it published then. */
export function useSchedule(entity: Entity) {
  const t = useContentWords();
  const kit = useTranslations('kit');
  const { message, modal } = App.useApp();
  const calls = useEntity(entity);
  return ({ id, shown, onDone, onRefused }: Scheduled) => {
    let date: string | null = null;
    const pick = (picked: string | null) => {
      date = picked;
    };
    const schedule = async (close: () => void) => {
      const after = await calls.act('publish', [id], { ...shown, date }).then(
        () => onDone,
        (error: unknown) => {
          passOverRefusal(error);
          return onRefused;
        },
      );
      close();
      after();
    };
    void modal.confirm({
      title: t('scheduleTitle'),
      content: <MomentPicker onPick={pick} />,
      okText: kit('ok'),
      cancelText: kit('cancel'),
      // Without a moment the question stays open.
      onOk: (close: () => void) =>
        date === null ? void message.warning(t('scheduleNone')) : schedule(close),
    });
  };
}
