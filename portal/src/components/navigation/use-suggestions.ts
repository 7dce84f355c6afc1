import { searchPaths } from '@policy/shared/contract/portal/search-paths.ts';
import { useEffect, useRef, useState } from 'react';

import { plainGet } from '../../lib/browser/plain-get.ts';
import { isStructure } from '../../lib/browser/structure.ts';

/** A title that goes on from what is typed, and where it is read. */
export interface Suggestion {
  text: string;
  url: string;
}

/** Whoever goes on typing within this time has not finished a word. */
const restMs = 200;

const isSuggestion = (value: unknown): value is Suggestion =>
  isStructure(value) && typeof value['text'] === 'string' && typeof value['url'] === 'string';

async function suggestionsFor(keyword: string): Promise<Suggestion[]> {
  const query = new URLSearchParams({ keyword });
  const answer = await plainGet(`${searchPaths.suggest}?${query.toString()}`);
  const body: unknown = answer.ok ? await answer.json() : null;
  return isStructure(body) && Array.isArray(body['data']) ? body['data'].filter(isSuggestion) : [];
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
  const ask = async (keyword: string, turn: number) => {
    // Nobody asked for suggestions: where they cannot be had, the field works as it is.
    const found = await suggestionsFor(keyword).catch(() => []);
    if (turn === asked.current) setOffered(found);
  };
  const look = (typed: string) => {
    forget();
    const keyword = typed.trim();
    const turn = asked.current;
    if (keyword !== '') timer.current = setTimeout(() => void ask(keyword, turn), restMs);
  };
  return { offered, look, forget };
}
