import { App } from 'antd';
import { useTranslations } from 'use-intl';

import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';

import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import { useAsk } from '../acts/use-ask.ts';

/** Something that is done to many rows, each by itself. */
export interface Batch {
  /** What is asked before; nothing where it can be undone in a moment. */
  title?: string;
  rows: readonly { id: string; name: string }[];
  isDanger?: boolean;
  send: (ids: string[]) => Promise<readonly RowResult[]>;
  onDone: () => void;
}

/** Asks where there is something to ask, does it, and tells what became of each row: in a line where all went well, else every refusal by its row's name. */
export function useBatch(): (batch: Batch) => void {
  const t = useTranslations('kit');
  const { message, modal } = App.useApp();
  const { askOf } = useAsk();
  return ({ title, rows, isDanger = false, send, onDone }) => {
    const ids = rows.map(({ id }) => id);
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? id;
    const act = async () => {
      const results = await send(ids);
      onDone();
      const refused = results.filter(({ ok }) => !ok);
      const count = results.length - refused.length;
      if (refused.length === 0) return void message.success(t('batchDone', { count }));
      modal.warning({
        title: t('batchPartly', { count, refused: refused.length }),
        content: (
          <ul className="kit-lines">
            {refused.map(({ id, msg }) => (
              <li key={id}>
                {nameOf(id)}：{msg}
              </li>
            ))}
          </ul>
        ),
      });
    };
    if (title === undefined) void act().catch(passOverRefusal);
    else askOf(ids, { title, content: t('chosen', { count: ids.length }), isDanger }, act);
  };
}
