/** Sends a signal to a program started with `detached` and to all that it started itself. */
export function signalTree(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // It went by itself in between.
    if (error.code !== 'ESRCH') throw error;
  }
}
