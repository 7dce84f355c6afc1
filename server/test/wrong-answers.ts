type Answers = Record<string, unknown>;
type Part = Readonly<Record<string, unknown>>;

/** Other answers to a question, of its kind; undefined leaves it unanswered. */
function others(part: Part, answer: unknown): unknown[] {
  if (part.format === 'date') return ['1990-01-01', '2099-12-31', '2020-02-29', undefined];
  if (typeof answer === 'number' || part.type === 'number') {
    const now = Number(answer ?? 0);
    return [0, now / 2, now + 1, now * 2 + 1, now * 20 + 1, part.minimum, part.maximum];
  }
  if (part.oneOf) return (part.oneOf as { const: string }[]).map((one) => one.const);
  return Array.isArray(answer) ? changedRows(part, answer) : [undefined];
}

/** The same rows with one answer of the first one changed. */
function changedRows({ items }: Part, [first, ...rest]: Answers[]): unknown[] {
  if (!first) return [];
  const { properties } = items as { properties: Record<string, Part> };
  return oneChanged(first, properties).map((row) => [row, ...rest]);
}

const oneChanged = (right: Answers, properties: Readonly<Record<string, Part>>): Answers[] =>
  Object.entries(properties).flatMap(([name, part]) =>
    others(part, right[name]).map((other) => {
      const { [name]: _, ...rest } = right;
      return other === undefined ? rest : { ...rest, [name]: other };
    }),
  );

/** Whether something is so of answers to a form in which one, or else two, are others than in the right ones. */
export function isAnyWrong(
  right: Answers,
  properties: Readonly<Record<string, Part>>,
  isSo: (answers: Answers) => boolean,
): boolean {
  const once = oneChanged(right, properties);
  return once.some(isSo) || once.some((answers) => oneChanged(answers, properties).some(isSo));
}
