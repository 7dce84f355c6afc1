import { readFileSync } from 'node:fs';

/** Milliseconds of processor time of a process, its threads and the processes below it, as Linux counts it in hundredths of a second. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .split(') ')[1]!
    .split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) * 10;
  return childrenOf(pid).reduce((sum, child) => sum + cpuMsOf(child), own);
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
