import { useTranslations } from 'next-intl';

import { Amount } from '../../components/content/amount.tsx';
import { DataTable } from '../../components/content/data-table.tsx';
import { sumWan } from './publicity-rows.ts';
import type { EntryRow, PublicityDetail } from './publicity-rows.ts';

interface PublicityEntriesProps {
  row: PublicityDetail;
  entries: readonly EntryRow[];
  /** Not all of the list are shown, so that its total is not theirs. */
  isPart: boolean;
}

/** Who is about to be paid, with masked codes, and the total of what is shown. */
export function PublicityEntries({ row, entries, isPart }: PublicityEntriesProps) {
  const t = useTranslations('publicityList');
  const original = (text: string | null | undefined) => <span lang="zh-CN">{text}</span>;
  const sum = isPart
    ? { count: entries.length, wan: sumWan(entries.map(({ amountWan }) => amountWan)) }
    : { count: row.totalCount, wan: row.totalAmountWan };
  const hasRemarks = entries.some((entry) => entry.remark);
  return (
    <DataTable
      caption={t('entries')}
      captionHidden
      rows={[...entries]}
      keyOf={(entry) => entry.id}
      columns={[
        { key: 'seq', header: t('columns.seq'), onPhone: 'never', cell: (entry) => entry.seq },
        { key: 'name', header: t('columns.name'), heading: true, cell: (entry) => original(entry.name) },
        {
          key: 'code',
          header: t('columns.code'),
          cell: (entry) => <code className="font-mono">{entry.codeMasked}</code>,
        },
        {
          key: 'item',
          header: t('columns.item'),
          text: (entry) => entry.itemName,
          cell: (entry) => original(entry.itemName),
        },
        {
          key: 'amount',
          header: t('columns.amount'),
          numeric: true,
          onPhone: 'beside',
          cell: (entry) => <Amount wan={entry.amountWan} />,
        },
        ...(hasRemarks
          ? [
              {
                key: 'remark',
                header: t('columns.remark'),
                text: (entry: EntryRow) => entry.remark ?? '',
                cell: (entry: EntryRow) => original(entry.remark),
              },
            ]
          : []),
      ]}
      footer={
        <tr role="row" className="bg-mist-50 font-semibold phone:block">
          <td role="cell" colSpan={hasRemarks ? 6 : 5} className="px-3 py-2.5 text-end phone:block">
            {t.rich(isPart ? 'sumShown' : 'sum', {
              count: sum.count,
              amount: () => <Amount wan={sum.wan} />,
            })}
          </td>
        </tr>
      }
    />
  );
}
