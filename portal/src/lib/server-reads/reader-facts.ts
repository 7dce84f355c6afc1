import 'server-only';

import { headers } from 'next/headers';

const told = ['x-forwarded-for', 'forwarded', 'x-request-id'];

/** What a call says of the reader whose page is being made, as portal/server said it to Next. */
export async function readerFacts(): Promise<Record<string, string>> {
  const said = await headers();
  return Object.fromEntries(
    told.flatMap((name) => {
      const value = said.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
