import { createServer, request } from 'node:http';

/** What stands before the simulated provider and counts how long it takes. */
export interface ProviderProxy {
  /** Milliseconds that the provider took since this was last asked. */
  taken: () => number;
  close: () => void;
}

/** Passes everything on to the provider; a request that is held by it is held here. */
export async function startProviderProxy(port: number, target: number): Promise<ProviderProxy> {
  let took = 0;
  const server = createServer((asked, answer) => {
    const began = performance.now();
    const { url: path, method, headers } = asked;
    const passed = request({ host: '127.0.0.1', port: target, path, method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
      came.once('end', () => (took += performance.now() - began));
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
    answer.once('close', () => passed.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    taken: () => {
      const since = took;
      took = 0;
      return since;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
