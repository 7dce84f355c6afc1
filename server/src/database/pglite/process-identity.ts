import { readFileSync } from 'node:fs';

/**
 * A text that no other process has had under this number; undefined when no such process lives.
 * Numbers are given out again, so Linux adds the boot and the moment of the start; elsewhere the number alone must do.
 */
export function identifyProcess(pid: number): string | undefined {
  if (process.platform === 'linux') return identifyOnLinux(pid);
  return isAlive(pid) ? 'alive' : undefined;
}

function identifyOnLinux(pid: number): string | undefined {
  const status = readOrNothing(`/proc/${pid}/stat`);
  // The name before the last bracket may itself hold blanks and brackets; the state and the start time follow it.
  const fields = status?.slice(status.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z') return undefined;
  return `${readOrNothing('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${fields[19] ?? ''}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
