import { useState } from 'react';
import useSWR from 'swr';

import { useWorkplace } from '../../kit/page/session-context.tsx';

/** A region as the tree shows it; its key is its code. */
export interface RegionNode {
  id: string;
  key: string;
  title: string;
  isLeaf: boolean;
  children?: RegionNode[];
}

interface RegionAnswer {
  id: string;
  key: string;
  title: string;
  hasChildren?: boolean;
}

/** Levels of the tree by the code that they hang below. */
export type Levels = Readonly<Record<string, readonly RegionNode[]>>;

/** The nodes with all that has been read below them; one that has nothing below it any more is a leaf. */
export const assembled = (nodes: readonly RegionNode[], levels: Levels): RegionNode[] =>
  nodes.map((node) => {
    const below = levels[node.key];
    if (!below) return node;
    return { ...node, isLeaf: below.length === 0, children: assembled(below, levels) };
  });

/** The regions read so far, a level at a time; a level is read again by its parent's code, the roots by none. */
export function useRegions() {
  const { http, locale } = useWorkplace();
  const [levels, setLevels] = useState<Levels>({});
  const read = async (parentCode: string) => {
    const told = await http.get<RegionAnswer[]>('blade-system/region/lazy-tree', { parentCode });
    return told.map(({ hasChildren, ...node }): RegionNode => ({ ...node, isLeaf: !hasChildren }));
  };
  const { data, mutate } = useSWR<RegionNode[], Error>(['regions', locale], () => read(''), {
    revalidateOnFocus: false,
  });
  const load = async (code: string) => {
    if (code === '') {
      await mutate();
      return;
    }
    const below = await read(code);
    setLevels((now) => ({ ...now, [code]: below }));
  };
  /** Reads whatever has been read again, so that rows that came in elsewhere are shown. */
  const reload = async () => {
    await Promise.all([mutate(), ...Object.keys(levels).map(load)]);
  };
  return { nodes: data && assembled(data, levels), load, reload };
}
