import useSWR from 'swr';
import { z } from 'zod';

import { siteHref } from '../../kit/page/base-path.ts';

const origins = z.array(z.url());

async function load(path: string): Promise<string[]> {
  const answer = await fetch(path);
  return origins.parse(await answer.json());
}

/** Sites whose pages may be shown inside this app, as the installation lists them; undefined while it is being asked. */
export function useFrameOrigins(): readonly string[] | undefined {
  const { data, error } = useSWR<string[], Error>(siteHref('/frame-origins.json'), load, {
    revalidateOnFocus: false,
  });
  // Where nobody says what is allowed, nothing is.
  return error ? [] : data;
}
