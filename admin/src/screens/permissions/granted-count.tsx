import { usePermissionWords } from './use-permission-words.ts';

/** How many things were granted; the dialog that grants them names them, for they may be hundreds. */
export function GrantedCount({ ids }: { ids: readonly string[] | null }) {
  const t = usePermissionWords();
  return t('granted', { count: ids?.length ?? 0 });
}
