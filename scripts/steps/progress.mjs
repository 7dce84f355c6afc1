const startedAt = Date.now();
const stillEveryMs = 15_000;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Prints one line for the person who waits. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Seconds since the command began. */
export const sinceStart = () => seconds(Date.now() - startedAt);

/** Runs one step: says when it begins, that it still goes on, and how long it took. */
export async function step(title, work) {
  const began = Date.now();
  say(`> ${title}`);
  const timer = setInterval(() => say(`  … ${title}: ${seconds(Date.now() - began)}`), stillEveryMs);
  try {
    const result = await work();
    say(`  ${title}: done in ${seconds(Date.now() - began)}`);
    return result;
  } catch (error) {
    say(`  ${title}: failed after ${seconds(Date.now() - began)}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
