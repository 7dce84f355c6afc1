import type { Answers } from '../../components/schema-form/answers.ts';
import { isStructure } from '../../lib/browser/structure.ts';

/** What a form begins with before anybody answers: the defaults that its schema gives, groups included. */
export function begunAnswers(schema: unknown): Answers {
  const properties = isStructure(schema) && isStructure(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, part]) => {
      const value = begunValue(part);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function begunValue(part: unknown): unknown {
  if (!isStructure(part)) return undefined;
  if (part.type !== 'object') return part.default;
  const group = begunAnswers(part);
  return Object.keys(group).length > 0 ? group : undefined;
}
