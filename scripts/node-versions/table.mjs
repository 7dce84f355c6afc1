const cell = ({ passed, failed, seconds }) => `${passed} passed, ${failed} failed (${seconds} s)`;

/** One line for each version of Node, one column for each check. */
export function table(results) {
  const names = results[0]?.checks.map(({ name }) => name) ?? [];
  const rows = [['Node', ...names], ...results.map(({ version, checks }) => [version, ...checks.map(cell)])];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  return [head, rule, ...body].join('\n');
}
