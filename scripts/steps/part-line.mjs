// From here on a line tells of a failure, as pino counts.
const errorLevel = 50;

function parsed(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The step of its start that a part tells in a line of its log, if the line tells one. */
export function stepOf(line) {
  const step = parsed(line)?.step;
  return typeof step === 'string' ? step : undefined;
}

/** A line of a part as a person reads it: plain text as it is, of a log line its message, and nothing of a call that went well. */
export function readable(line) {
  const entry = parsed(line);
  if (!entry) return line;
  const { level, msg, err, step, method, path, status } = entry;
  if (typeof step === 'string') return step;
  const cause = err?.message ? `: ${err.message}` : '';
  const call = [method, path, status].map((part) => (part ? ` ${part}` : '')).join('');
  return level >= errorLevel || call ? `${msg}${call}${cause}` : '';
}
