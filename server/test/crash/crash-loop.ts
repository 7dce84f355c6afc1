import { setTimeout as delay } from 'node:timers/promises';

/** What is killed again and again: it takes writes, and tells later what it kept. */
export interface Subject {
  /** Answers when writes are welcome; rejects when it does not come up. */
  start(): Promise<void>;
  /** Answers the mark of a write after it was acknowledged, undefined when a kill refused it; any other failure rejects. */
  write(writer: number): Promise<string | undefined>;
  /** Ends it at once, with no chance to tidy up. */
  kill(): Promise<void>;
  /** Ends it the proper way. */
  stop(): Promise<void>;
  /** The marks of all whole writes, and how many were left half done. */
  readBack(): Promise<{ marks: Set<string>; halves: number }>;
}

/** What a run of kills found. */
export interface CrashReport {
  kills: number;
  acknowledged: number;
  lost: string[];
  halves: number;
  /** From start to welcome, after each kill. */
  startsMs: number[];
}

const writers = 4;
const patienceMs = 60_000;

/**
 * Kills the subject in the middle of four writers' work, each time after at most `mostWrites` were acknowledged,
 * and counts what was lost; rejects when it does not come up again.
 */
export async function crashLoop(subject: Subject, kills: number, mostWrites: number): Promise<CrashReport> {
  const acknowledged = new Set<string>();
  const report: CrashReport = { kills, acknowledged: 0, lost: [], halves: 0, startsMs: [] };
  await subject.start();
  for (let round = 0; round < kills; round += 1) {
    await killAmidWrites(subject, acknowledged, mostWrites);
    await startAgain(subject, report);
    await compare(subject, acknowledged, report);
  }
  await subject.stop();
  return { ...report, acknowledged: acknowledged.size };
}

async function killAmidWrites(
  subject: Subject,
  acknowledged: Set<string>,
  mostWrites: number,
): Promise<void> {
  let killed = false;
  const enough = acknowledged.size + 1 + Math.floor(Math.random() * mostWrites);
  const working = Array.from({ length: writers }, async (_, writer) => {
    while (!killed) {
      const mark = await subject.write(writer);
      if (mark) acknowledged.add(mark);
      else await delay(5);
    }
  });
  const until = performance.now() + patienceMs;
  while (acknowledged.size < enough && performance.now() < until) await delay(Math.random() * 20);
  await subject.kill();
  killed = true;
  await Promise.all(working);
}

async function startAgain(subject: Subject, report: CrashReport): Promise<void> {
  const started = performance.now();
  await subject.start();
  report.startsMs.push(Math.round(performance.now() - started));
}

async function compare(subject: Subject, acknowledged: Set<string>, report: CrashReport): Promise<void> {
  const { marks, halves } = await subject.readBack();
  report.lost = [...acknowledged].filter((mark) => !marks.has(mark));
  report.halves = halves;
}
