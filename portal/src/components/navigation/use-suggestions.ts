import { searchPaths } from '@policy/shared/contract/portal/search-paths.ts';
import { useEffect, useRef, useState } from 'react';

import { plainGet } from '../../lib/browser/plain-get.ts';
import { isStructure } from '../../lib/browser/structure.ts';

/** A title that goes on from what is typed, and where it is read. */
export interface Suggestion {
  text: string;
  url: string;
  /** What kind of content it is. */
  type: string;
}

/** Whoever goes on typing within this time has not finished a word. */
const restMs = 200;

const isSuggestion = (value: unknown): value is Suggestion =>
  isStructure(value) && ['text', 'url', 'type'].every((part) => typeof value[part] === 'string');

async function suggestionsFor(keyword: string, type: string | undefined): Promise<Suggestion[]> {
  const query = new URLSearchParams({ keyword });
  const answer = await plainGet(`${searchPaths.suggest}?${query.toString()}`);
  const body: unknown = answer.ok ? await answer.json() : null;
  return isStructure(body) && Array.isArray(body['data'])
    ? body['data'].filter(isSuggestion).filter((one) => type === undefined || one.type === type)
    : [];
}

/** What is offered for the words in a field; what was asked for earlier words never takes the place of what came later. */
export function useSuggestions() {
  const [offered, setOffered] = useState<readonly Suggestion[]>([]);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const forget = () => {
    clearTimeout(timer.current);
    asked.current += 1;
    setOffered([]);
  };
  const ask = async (keyword: string, type: string | undefined) => {
    const turn = asked.current;
    // Nobody asked for suggestions: where they cannot be had, the field works as it is.
    const found = await suggestionsFor(keyword, type).catch(() => []);
    if (turn === asked.current) setOffered(found);
  };
  /** Looks for what goes on from what is typed, of one kind alone where one is named. */
  const look = (typed: string, type?: string) => {
    forget();
    const keyword = typed.trim();
    if (keyword !== '') timer.current = setTimeout(() => void ask(keyword, type), restMs);
  };
  return { offered, look, forget };
}
