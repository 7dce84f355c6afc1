import { load } from '../load.ts';
import { atMost } from '../workflow/sheet.ts';
import type { Line, Sheet } from '../workflow/sheet.ts';
import type { Caller } from './callers.ts';

const users = 'policy/policyuserinfo';
const requests = 'blade-user/registration';
const [ownMs, officersMs, countedMs] = [50, 100, 500];
/** More would ask how much a whole server bears, and not how long somebody waits. */
const connections = 4;

/** What a company's administrator asks of his own company and of himself. */
const own = [
  ...['list', 'mine', 'invited', 'invitations', 'joinRequests'].map((call) => `policy/companymember/${call}`),
  ...['policy/company/own', 'policy/company/log', 'policy/company/list'],
  ...[`${users}/list`, `${users}/detailByUid`, `${users}/lookedAt`, 'policy/projectinfo/listall'],
];

/** What an officer asks of all: bare lists, single rows, and pages far behind. */
const officers = (last: number) => [
  ...['list', `list?current=${String(last)}`, 'list?status=pending', 'list?account_equal=asks500'].map(
    (call) => `${requests}/${call}`,
  ),
  `${requests}/list?creditCode_equal=91440000MA00000500`,
  ...['account_equal=clerk500', 'creditCode_equal=91440000MA00000500'].map(
    (asked) => `${users}/list?${asked}`,
  ),
];

/** What is told with an exact total of all members of all companies, or of those with a part of a name, who are all counted for it. */
const counted = (last: number) => [
  ...['list', `list?current=${String(last)}`, 'list?accountStatus=active'].map((call) => `${users}/${call}`),
  `${users}/list?companyName_like=%E4%BC%81%E4%B8%9A43`,
];

interface Calls {
  calls: readonly string[];
  mostMs: number;
}

/** Lists under load, over four connections. */
export async function measureLists(
  { member, officer }: { member: Caller; officer: Caller },
  { seconds, only, pages }: { seconds: number; only: string; pages: number },
): Promise<Sheet> {
  const lines: Line[] = [];
  const measure = async (who: string, { api, headers }: Caller, asked: Calls) => {
    for (const path of asked.calls.filter((one) => one.includes(only))) {
      const { p99Ms, perSecond, failed } = await load(
        { url: `${api}/${path}`, headers },
        seconds,
        connections,
      );
      const aim = atMost(p99Ms, asked.mostMs, ' ms');
      const figures = [perSecond.toFixed(0), String(failed), p99Ms.toFixed(0)];
      lines.push({
        cells: [`${who} ${path}`, ...figures],
        aim: { ...aim, isMet: aim.isMet && failed === 0 },
      });
    }
  };
  await measure('member', member, { calls: own, mostMs: ownMs });
  await measure('officer', officer, { calls: officers(pages), mostMs: officersMs });
  await measure('officer', officer, { calls: counted(pages), mostMs: countedMs });
  return { title: 'Lists', heading: ['call', 'per second', 'failed', 'p99 ms'], lines };
}
