import { useState } from 'react';
import useSWR from 'swr';

import { exportPath } from '@policy/shared/contract/desk/exports.ts';
import type { ExportBegun, ExportFormat, ExportOffer } from '@policy/shared/contract/desk/exports.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import { useBusy } from '../acts/use-busy.ts';
import type { NamedCalls } from '../entity/use-entity.ts';
import { saveFile } from '../page/save-file.ts';
import { useWorkplace } from '../page/session-context.tsx';

type Query = Readonly<Record<string, unknown>>;

/** What the reader has chosen of a list. */
interface ExportChoice {
  format: ExportFormat;
  columns: readonly string[];
  isClear: boolean;
  reason: string;
  query: Query;
}

/** What a list is asked for without its page, and with what it leaves out by itself. */
export function wholeQuery({ standing }: NamedCalls, asked: Query): Query {
  const { current: _, size: __, ...query } = asked;
  return { ...query, ...standing };
}

/** What of a list may be taken away; nothing while it is being read. */
export function useExportOffer(entity: Entity, query: Query): ExportOffer | undefined {
  const { http } = useWorkplace();
  const load = () => http.post<ExportOffer>(`${exportPath}/offer`, { entity: entity.name, query });
  // It is asked for anew whenever the dialog opens, and the frame has shown a refusal.
  const once = { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0 };
  return useSWR<ExportOffer, Error>([exportPath, entity.name, JSON.stringify(query)], load, once).data;
}

/** Begins an export: a small one is handed to the browser at once, of a large one its name is told. */
export function useExport(entity: Entity, onClose: () => void) {
  const { http } = useWorkplace();
  const { isBusy, run } = useBusy();
  const [begun, setBegun] = useState<ExportBegun>();
  const take = async (choice: ExportChoice) => {
    const job = await http.post<ExportBegun>(`${exportPath}/begin`, { entity: entity.name, ...choice });
    if (job.state === 'running') {
      setBegun(job);
      return;
    }
    saveFile(await http.blob(`${exportPath}/file`, { id: job.id }), job.fileName);
    onClose();
  };
  // A refused choice stays for another try.
  const begin = (choice: ExportChoice) => void run(() => take(choice)).catch(passOverRefusal);
  return { begin, begun, isBusy };
}
