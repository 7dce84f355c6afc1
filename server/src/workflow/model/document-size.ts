import { Refusal } from '../../kit/runtime/errors.ts';
import { tagsOf } from './reading/document-tags.ts';

/** What a document may hold at most: reading a larger one would hold up everybody else on the server. */
export const documentLimits = { megabytes: 2, nodes: 2000, depth: 20 };

const nodeNames = /^(task|\w+Task|\w+Event|\w+Gateway|\w*[sS]ubProcess|transaction|callActivity)$/;
const scopeNames = /^(\w*[sS]ubProcess|transaction)$/;

/** Refuses a document that is too large, has too many steps or nests too deep: one pass over its text, before anything parses it. */
export function refuseOversized(xml: string): void {
  if (Buffer.byteLength(xml) > documentLimits.megabytes * 1_000_000) refuse();
  const open: string[] = [];
  let nodes = 0;
  for (const { name, isEmpty } of tagsOf(xml)) {
    if (name === '') open.pop();
    else if (!isEmpty) open.push(name);
    if (nodeNames.test(name)) nodes += 1;
    if (nodes > documentLimits.nodes || isTooDeep(open)) refuse();
  }
}

// Subprocesses inside each other and other elements inside each other are counted apart: a step nests a few elements of
// its own, and that must not take from the levels of subprocesses.
function isTooDeep(open: readonly string[]): boolean {
  if (open.length <= documentLimits.depth) return false;
  const scopes = open.filter((name) => scopeNames.test(name)).length;
  return scopes > documentLimits.depth || open.length - scopes > documentLimits.depth;
}

function refuse(): never {
  throw new Refusal('workflow.modelTooLarge', documentLimits);
}
