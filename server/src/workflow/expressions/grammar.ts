import jsep from 'jsep';

const precedence: Record<string, number> = {
  or: 1,
  and: 2,
  eq: 6,
  ne: 6,
  lt: 7,
  le: 7,
  gt: 7,
  ge: 7,
  div: 10,
  mod: 10,
};
const notOfUel = ['|', '^', '&', '===', '!==', '<<', '>>', '>>>', '??', '**'];

// The parser is one object for the whole process; nothing else in the server uses it.
for (const [word, level] of Object.entries(precedence)) jsep.addBinaryOp(word, level);
for (const operator of notOfUel) jsep.removeBinaryOp(operator);
for (const word of ['not', 'empty']) jsep.addUnaryOp(word);
for (const operator of ['~', '+']) jsep.removeUnaryOp(operator);
jsep.removeLiteral('undefined');

const prefixedCall = /('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|\b(?:vars?|variables):(\w+)(?=\s*\()/g;

/** Parses a text into the parser's own tree; throws the parser's error when it is no expression. */
export function parseTree(text: string): jsep.Expression {
  // `vars:equals(…)` has no spelling in the parser; outside string literals the prefix becomes part of the name.
  const prepared = text.replace(prefixedCall, (whole: string, literal?: string, name?: string) =>
    literal === undefined && name !== undefined ? `vars_${name}` : whole,
  );
  return jsep(prepared);
}
