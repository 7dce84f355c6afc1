/** As often as a group that varies within itself may be repeated: parts of an address are told so. */
const fewTimes = 4;
/** The head of a group, or any other part of a pattern with the quantifier behind it. */
const part =
  /(?<head>\((?:\?(?:[:=!]|<[=!]|<\w+>))?)|(?:(?<end>\))|(?<bar>\|)|\[(?:\\.|[^\]\\])*\]|\\.|.)(?<times>(?:[*+?]|\{\d+(?:,\d*)?\})\??)?/gsu;
const counted = /^\{(?<least>\d+)(?<open>,(?<most>\d*))?/;

/** The most times that a quantifier lets what it stands behind occur. */
function mostOf(times: string): number {
  if (times === '' || times.startsWith('?')) return 1;
  const { least, open, most } = counted.exec(times)?.groups ?? {};
  if (least !== undefined && open === undefined) return Number(least);
  return most ? Number(most) : Infinity;
}

/** Whether a part can match in several ways: it may occur more or less often, or parts alternatives. */
const varies = (times: string, bar = ''): boolean => bar !== '' || (times !== '' && !/^\{\d+\}/.test(times));

/** Takes one part in; `open` says of each open group whether it varies. Answers whether a group that does is repeated. */
function repeatsVarying(open: boolean[], { head, end, bar, times = '' }: Partial<Record<string, string>>) {
  if (head !== undefined) {
    open.push(false);
    return false;
  }
  const inner = end !== undefined && open.pop() === true;
  if (inner || varies(times, bar)) open[open.length - 1] = true;
  return inner && mostOf(times) > fewTimes;
}

/**
 * Whether a pattern repeats a group that can match the same text in several ways: it holds a quantifier or alternatives. The
 * time that such a pattern takes may double with every character of a text that does not match.
 */
export function hasNestedQuantifiers(pattern: string): boolean {
  const open = [false];
  return [...pattern.matchAll(part)].some(({ groups = {} }) => repeatsVarying(open, groups));
}
