import { Tag } from 'antd';

import { useActWords } from './use-act-words.ts';

/** Whom a task comes from. */
export interface Handed {
  ownerName?: string | null | undefined;
  delegation?: string | null | undefined;
  /** For whom its holder acts. */
  proxyForName?: string | null | undefined;
}

/** Whether a task comes from somebody else; one that was given back is its owner's own. */
export const isHanded = ({ ownerName, delegation }: Handed): boolean =>
  Boolean(ownerName) && delegation !== 'resolved';

/** Says of a task that was handed on whom it comes from. */
export function HandedBy({ task: { ownerName, delegation, proxyForName } }: { task: Handed }) {
  const t = useActWords();
  if (proxyForName) return <Tag>{t('forPrincipal', { name: proxyForName })}</Tag>;
  if (!ownerName || !isHanded({ ownerName, delegation })) return null;
  return <Tag>{t(delegation === 'pending' ? 'fromDelegation' : 'fromTransfer', { name: ownerName })}</Tag>;
}
