/** Whose tasks somebody does, from when until when, and in which processes; null for all. */
export interface Proxied {
  principalId: string;
  agentId: string;
  startTime: string;
  endTime: string;
  processKeys: readonly string[] | null;
}

/** Whether there is a process that two proxies are both for. */
export const shareProcess = ({ processKeys }: Proxied, other: Proxied): boolean =>
  processKeys === null || other.processKeys === null || processKeys.some((key) => isFor(other, key));

/**
 * Whether a proxy closes a circle with others: whether in some process, at some moment of its time, tasks of its agent come
 * to its principal, from agent to agent. Proxies that hold one after the other, or in different processes, make none.
 */
export const isCircle = (proxy: Proxied, others: readonly Proxied[]): boolean =>
  momentsOf(proxy, others).some((moment) =>
    processesOf(proxy, others).some((key) => leadsBack(proxy, others.filter(holding(moment, key)))),
  );

/** No process in particular: one that no proxy names. */
const anyOther = null;
type Key = string | typeof anyOther;

const isFor = ({ processKeys }: Pick<Proxied, 'processKeys'>, key: Key): boolean =>
  processKeys === null || (key !== anyOther && processKeys.includes(key));

const holding =
  (moment: string, key: Key) =>
  (one: Proxied): boolean =>
    one.startTime <= moment && moment < one.endTime && isFor(one, key);

/** When what holds beside a proxy changes for more: as it begins, and whenever another does. */
const momentsOf = ({ startTime, endTime }: Proxied, others: readonly Proxied[]): readonly string[] => [
  startTime,
  ...others.map((one) => one.startTime).filter((moment) => startTime < moment && moment < endTime),
];

const processesOf = ({ processKeys }: Proxied, others: readonly Proxied[]): readonly Key[] =>
  processKeys ?? [...new Set(others.flatMap((one) => one.processKeys ?? [])), anyOther];

function leadsBack({ agentId, principalId }: Proxied, others: readonly Proxied[]): boolean {
  const seen = new Set<string>();
  for (let open = [agentId]; open.length > 0;) {
    if (open.includes(principalId)) return true;
    for (const id of open) seen.add(id);
    const next = others.filter((one) => open.includes(one.principalId)).map((one) => one.agentId);
    open = [...new Set(next)].filter((id) => !seen.has(id));
  }
  return false;
}
