import { Socket } from 'node:net';

const graceMs = 10_000;

/**
 * Given to every part with `--import`, so that a part needs no code of its own: the supervisor holds the other end of a
 * pipe, and a pipe closes however its holder ends, killed too. The variable goes, so that no worker or child takes it.
 */
const fd = process.env.SUPERVISOR_FD;
delete process.env.SUPERVISOR_FD;
if (fd) {
  const pipe = new Socket({ fd: Number(fd), readable: true, writable: false });
  pipe.on('error', () => undefined).on('close', end);
  pipe.resume();
  pipe.unref();
}

/** Ends this part and all that it started; what has not gone after ten seconds is killed. */
function end() {
  // Nobody reads its output any more, and a write that fails must not cut the end short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), graceMs).unref();
  // The supervisor made this process the leader of a group.
  process.kill(-process.pid, 'SIGTERM');
}
