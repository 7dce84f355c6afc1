import pg from 'pg';

import type { Answer, Question } from './questions.ts';

/** In a benchmarked process: counts from now on what it is asked about, tells what it has to say first, and ends with its parent. */
export function answerQuestions(ready: object, clearUp: () => void): void {
  const answers: Record<Question, () => Answer> = { statements: statements(), cpu: cpu(), peak: peak() };
  process.on('message', (question: Question) => process.send?.({ answer: answers[question]() }));
  process.on('disconnect', () => {
    clearUp();
    process.exit();
  });
  process.send?.(ready);
}

/** Statements on PostgreSQL; the embedded database has another way in. */
function statements(): () => number {
  let counted = 0;
  const plainQuery = Reflect.get(pg.Client.prototype, 'query') as (...values: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...values: unknown[]) {
    counted += 1;
    return plainQuery.apply(this, values);
  });
  return () => {
    const answer = counted;
    counted = 0;
    return answer;
  };
}

/** Milliseconds that all threads of the process were busy. */
function cpu(): () => number {
  let used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    return (user + system) / 1000;
  };
}

function peak(): () => number {
  let most = 0;
  setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20).unref();
  return () => {
    const reached = most;
    global.gc?.();
    most = process.memoryUsage().rss;
    return reached;
  };
}
