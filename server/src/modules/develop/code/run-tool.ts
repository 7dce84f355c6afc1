import { spawn } from 'node:child_process';

/** The linter takes a minute of both cores on a quiet machine, and five beside the browser tests. */
const longestMs = 900_000;
const mostSaid = 8_000;

/** How a tool ended. */
export interface Ended {
  isPassed: boolean;
  said: string;
  seconds: number;
}

interface Tool {
  /** Its script, from the folder it runs in. */
  script: string;
  args: readonly string[];
  cwd: string;
}

/** Runs a tool of development with an environment of its own, so that none of the server's secrets reach it. */
export function runTool({ script, args, cwd }: Tool): Promise<Ended> {
  const startedAt = performance.now();
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: cwd, CI: '1', NO_COLOR: '1' };
  const child = spawn(process.execPath, [script, ...args], { cwd, env, timeout: longestMs });
  let said = '';
  const hear = (bytes: Buffer) => {
    // The end of what it says tells what went wrong.
    said = (said + bytes.toString('utf8')).slice(-mostSaid);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((ended) => {
    const end = (isPassed: boolean) =>
      ended({ isPassed, said: isPassed ? '' : said, seconds: seconds(startedAt) });
    child.once('error', (error) => {
      said += error.message;
      end(false);
    });
    child.once('close', (code, signal) => {
      if (signal) said += `\n(${signal} after ${seconds(startedAt)} s, of ${longestMs / 1000} s at most)`;
      end(code === 0);
    });
  });
}

const seconds = (startedAt: number) => Math.round((performance.now() - startedAt) / 100) / 10;
