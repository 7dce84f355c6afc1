import { writeXlsx } from 'hucre/xlsx';
import { importEvent } from '@policy/shared/contract/kit/import-events.ts';

import type { Platform } from './platform.ts';

const mb = 1_048_576;
const imported = 20_000;

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
const grownBy = (bytes: number) => signed.format(bytes / mb);

/** Times and memory of taking lists away and bringing people in. */
export async function measureSheets(platform: Platform): Promise<string[]> {
  return [
    await exported(platform, 'blade-user/export-user?format=xlsx'),
    await exported(platform, 'blade-log/api/export?format=xlsx'),
    await exported(platform, 'blade-log/api/export?format=csv'),
    await importedPeople(platform),
  ];
}

/** A file is fetched in two halves, because memory that grew with the rows would grow in the second one too. */
async function exported({ api, headers, ask }: Platform, path: string): Promise<string> {
  const whole = await (await fetch(`${api}/${path}`, { headers })).arrayBuffer();
  await ask('statements');
  await ask('peak');
  const before = await ask('peak');
  const from = performance.now();
  const answer = await fetch(`${api}/${path}`, { headers });
  let bytes = 0;
  let half: number | undefined;
  for await (const chunk of answer.body ?? []) {
    bytes += (chunk as Uint8Array).length;
    if (half === undefined && bytes > whole.byteLength / 2) half = await ask('peak');
  }
  const took = ((performance.now() - from) / 1000).toFixed(1);
  const [statements, rest] = [await ask('statements'), await ask('peak')];
  const grown = [half ?? rest, rest].map((peak) => grownBy(peak - before)).join(' and ');
  return `${path}: ${answer.status}, ${(bytes / mb).toFixed(1)} MB in ${took} s, memory ${grown} MB in its halves, ${statements} statements`;
}

async function importedPeople({ api, headers, ask }: Platform): Promise<string> {
  const people = Array.from({ length: imported }, (_, at) => [
    ...[`bench${String(at)}`, `新同事${String(at)}`, '新', String(15_000_000_000 + at), '审核人员'],
  ]);
  const heads = ['登录账号', '用户姓名', '用户昵称', '手机号码', '角色'];
  const file = await writeXlsx({ sheets: [{ name: 'people', rows: [heads, ...people] }] });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'people.xlsx');
  await ask('peak');
  await ask('statements');
  const before = await ask('peak');
  const from = performance.now();
  const answer = await fetch(`${api}/blade-user/import-user`, { method: 'POST', headers, body: form });
  const lines = (await answer.text()).trim().split('\n');
  const took = ((performance.now() - from) / 1000).toFixed(1);
  const outcome = importEvent.parse(JSON.parse(lines.at(-1)!));
  const [statements, peak] = [await ask('statements'), await ask('peak')];
  const memory = `memory ${grownBy(peak - before)} MB`;
  const told = outcome.kind === 'done' ? `${outcome.added} added` : JSON.stringify(outcome).slice(0, 300);
  return `import of ${imported} people: ${told} in ${took} s (aim 60 s), ${memory}, ${statements} statements, ${lines.length} lines of progress`;
}
