import { useState } from 'react';
import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { region } from '@policy/shared/contract/entities/system/region.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { nameOf } from '../../kit/entity/fields.ts';
import type { Row } from '../../kit/entity/fields.ts';
import { useEntity } from '../../kit/entity/use-entity.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

/** What the form shows: a region, or a new one below a parent. */
export type Opened = { kind: 'row'; row: Row } | { kind: 'new'; parent?: Row };

const codeIn = (row: Row | undefined, field: 'code' | 'parentCode'): string =>
  typeof row?.[field] === 'string' ? row[field] : '';

/** Code of the region whose level changes with what was opened. */
const levelOf = (opened: Opened): string =>
  opened.kind === 'row' ? codeIn(opened.row, 'parentCode') : codeIn(opened.parent, 'code');

/** Opening, saving and removing regions; `load` reads a level of the tree again. */
export function useRegionActs(load: (code: string) => Promise<void>) {
  const t = useTranslations('system');
  const k = useTranslations('kit');
  const { message } = App.useApp();
  const { ask } = useAsk();
  const { locale } = useWorkplace();
  const calls = useEntity(region);
  const [opened, setOpened] = useState<Opened>();
  const close = (done: Opened) => {
    setOpened(undefined);
    // A refusal has been shown by the frame; the tree stands as it was.
    void load(levelOf(done)).catch(passOverRefusal);
  };
  const remove = async (row: Row) => {
    await calls.remove([row.id]);
    void message.success(k('removed'));
    close({ kind: 'row', row });
  };
  const askToRemove = (row: Row) =>
    ask(t('removeRegion', { name: nameOf(region, row, locale) }), () => remove(row));
  const pick = (id: string) =>
    void calls.detail(id).then(
      (row) => setOpened({ kind: 'row', row }),
      () => undefined,
    );
  return { opened, open: setOpened, close, ask: askToRemove, pick };
}
