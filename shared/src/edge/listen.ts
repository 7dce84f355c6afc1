import type { Server } from 'node:http';

interface ListenOptions {
  port: number;
  /** One address, or undefined for all; `loopback` is the machine itself, by either family. */
  host: string | undefined;
}

// A name such as localhost is tried on one of them first, and which one differs from machine to machine.
const loopback = ['127.0.0.1', '::1'];
const noSuchFamily = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Opens servers on the addresses asked for; a machine without IPv6 has no second loopback address. */
export async function listen(
  create: () => Server,
  { port, host }: ListenOptions,
): Promise<[Server, ...Server[]]> {
  if (host !== 'loopback') return [await listening(create(), port, host)];
  const [first, second] = loopback;
  const servers: [Server, ...Server[]] = [await listening(create(), port, first)];
  try {
    servers.push(await listening(create(), port, second));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && noSuchFamily.has(String(error.code)))) throw error;
  }
  return servers;
}

function listening(server: Server, port: number, host: string | undefined): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** Where an app listens: what it is told; else everywhere in production, and on this machine alone otherwise. */
export const hostOf = (host: string | undefined, mode: string): string | undefined =>
  host ?? (mode === 'production' ? undefined : 'loopback');
