import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

import { Trouble } from './command.mjs';

const listen = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => server.close(resolve));
  });

/**
 * As many free ports as asked, each different; below those that the system gives to whoever asks for any, so that
 * nobody takes one before its server is ready.
 */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_000);
    const isFree = await listen(port).then(
      () => true,
      () => false,
    );
    if (isFree) ports.add(port);
  }
  return [...ports];
}

/** Refuses, with the variable to set, when something else already answers on a port. */
export async function refuseTakenPorts(ports) {
  for (const [variable, port] of Object.entries(ports)) {
    await listen(port).catch((error) => {
      throw new Trouble(`Port ${port} cannot be used (${error.code}); set ${variable} to another one.`);
    });
  }
}
