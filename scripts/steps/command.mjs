import { isDetached, onLauncherEnd } from './launcher.mjs';
import { say } from './progress.mjs';

/** A refusal that is told as one sentence, without a stack. */
export class Trouble extends Error {}

/** Refuses an argument that names nothing, with the names that there are. */
export function mustBeOneOf(known, { what, name }) {
  if (known.includes(name)) return;
  throw new Trouble(`There is no ${what} ${name}; there are: ${[...new Set(known)].join(', ')}`);
}

// The terminal sends Ctrl-C to npm and to this command, and npm passes it on: the second of two that come together is the same press.
const samePressMs = 1_000;
const endings = [];
let interruptedAt = 0;

/** Registers what has to end with the command: `stop` asks (and may take time), `kill` does not. */
export const endsWithCommand = (ending) => endings.push(ending);

const stopAll = () => Promise.all(endings.map(({ stop }) => stop()));

function onInterrupt(exitCode) {
  if (interruptedAt > 0) {
    if (Date.now() - interruptedAt < samePressMs) return;
    endings.forEach(({ kill }) => kill());
    process.exit(exitCode);
  }
  interruptedAt = Date.now();
  say('\nEnding …');
  void stopAll().then(() => {
    say('Everything has ended.');
    process.exit(exitCode);
  });
}

/**
 * Lets a command's main function run; whatever way it ends, all that it started ends before.
 * It answers the exit code, 0 when it answers nothing.
 */
export async function main(work, { interruptedCode = 130 } = {}) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', unheard);
  const interrupt = () => onInterrupt(interruptedCode);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt);
  // Asked at the start: once the terminal has closed, it cannot be told from a file any more.
  const detached = isDetached();
  let isHungUp = false;
  process.on('SIGHUP', () => {
    isHungUp = true;
    if (!detached) interrupt();
  });
  onLauncherEnd(() => {
    // A terminal that closes ends npm too, which is no reason to end a command that is to outlive both.
    if (interruptedAt === 0 && !(isHungUp && detached)) interrupt();
  });
  const code = await work().catch(tell);
  // Work fails where it is interrupted; `onInterrupt` ends the command, with its own exit code.
  if (interruptedAt > 0) return;
  await stopAll();
  process.exit(code ?? 0);
}

/** The terminal has closed and nobody reads any more; the work goes on. */
function unheard() {
  return undefined;
}

function tell(error) {
  if (interruptedAt === 0)
    process.stderr.write(`\n${error instanceof Trouble ? error.message : error.stack}\n`);
  return 1;
}
