import { application } from '@policy/shared/contract/entities/application/application.ts';
import { eq } from 'drizzle-orm';

import { momentOf, wireDate } from '../../../kit/runtime/clock.ts';
import type { Clock } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { applyNumbers } from '../../../modules/application/submission/apply-number.ts';
import { startCase } from '../../../modules/application/submission/submit-application.ts';
import { applicationTable } from '../../../modules/application/tables.ts';
import { runOnce } from '../../seed-run.ts';
import companies from '../data/company.json' with { type: 'json' };
import { actOn } from './act-on.ts';
import { Cast } from './cast.ts';
import { caseComments, caseRows } from './case-rows.ts';
import type { CaseComment, CaseRow } from './case-rows.ts';
import { draftCase } from './hand-in-case.ts';
import { paths } from './paths.ts';
import type { CaseProcess } from './paths.ts';
import type { Stage } from './stage.ts';

/** A clock that the replay sets; it never runs ahead of the real one. */
class StageClock implements Clock {
  #now: Date;
  constructor(private readonly real: Clock) {
    this.#now = real.now();
  }
  now = () => this.#now;
  advance(milliseconds: number) {
    this.set(new Date(this.#now.getTime() + milliseconds));
  }
  setToday() {
    this.#now = this.real.now();
  }
  set(moment: Date) {
    this.#now = new Date(Math.min(moment.getTime(), this.real.now().getTime()));
  }
}

const stepMs = 26 * 3_600_000;

/** Leads the demonstration's cases to where they stand, through the real commands, once per database. */
export const seedCases = (context: Context, stage: Stage, say: (step: string) => void): Promise<boolean> =>
  runOnce(context, 'demo.cases', async (inside) => {
    const clock = new StageClock(context.clock);
    const cast = new Cast(inside);
    const today = wireDate(context.clock.now());
    const comments = caseComments(today);
    const rows = caseRows(today);
    say(`application: ${rows.length}`);
    for (const row of rows) await replay({ ...inside, clock }, { ...stage, cast, clock }, { row, comments });
    await countFrom(inside, rows);
  });

/** The cases bring their numbers; new applications are counted on from the largest. */
async function countFrom({ db, tenantId }: Context, rows: readonly CaseRow[]) {
  const largest = new Map<string, number>();
  for (const { applyNo } of rows) {
    const year = applyNo.slice(2, 6);
    largest.set(year, Math.max(largest.get(year) ?? 0, Number(applyNo.slice(-5))));
  }
  await db.insert(applyNumbers).values([...largest].map(([year, last]) => ({ tenantId, year, last })));
}

interface Playing extends Stage {
  cast: Cast;
  clock: StageClock;
}

async function replay(
  context: Context,
  playing: Playing,
  { row, comments }: { row: CaseRow; comments: readonly CaseComment[] },
) {
  const { cast, clock, services, workflow } = playing;
  const said = comments.find((comment) => comment.projectId === row.id);
  const handedIn = row.submitTime ?? wireDate(clock.now());
  clock.set(momentOf(`${handedIn} 09:30:00`));
  const company = await cast.as(accountOf(row), context);
  const { id, guide } = await inTransaction(company, (inside) => draftCase(inside, services, row));
  if (row.status === 'draft') return;
  await inTransaction(company, async (inside) =>
    startCase(inside, workflow, { row: await caseNow(inside, id), guide }),
  );
  await follow(context, playing, { row, id, guide, said });
}

interface Case {
  row: CaseRow;
  id: string;
  guide: { processDefKey: string };
  said: CaseComment | undefined;
}

/** Lets the people of the demonstration act on a case until it stands where it should. */
async function follow(context: Context, playing: Playing, { row, id, guide, said }: Case) {
  const { clock } = playing;
  const acts = paths[row.status](processOf(guide));
  for (const [index, act] of acts.entries()) {
    const isLast = index === acts.length - 1;
    clock.advance(stepMs);
    // What was said stands with the act that it explains; an open publicity period begins today.
    if (isLast && said) clock.set(momentOf(`${said.createTime} 10:00:00`));
    if (isLast && act.outcome === 'published') clock.setToday();
    await actOn(context, playing, {
      act,
      id,
      account: accountOf(row),
      comment: isLast ? said : undefined,
      row,
    });
  }
}

const processOf = ({ processDefKey }: { processDefKey: string }): CaseProcess =>
  processDefKey === 'wf_apply_review' ? 'wf_apply_review' : 'wf_apply_standard';

const caseNow = async (context: Context, id: string) =>
  found(await repositoryOf(application, context).first(eq(applicationTable.id, id)));

function accountOf({ userId }: CaseRow): string {
  const company = companies.find((one) => one.id === userId);
  if (!company) throw new Error(`No company ${userId}`);
  return company.account;
}
