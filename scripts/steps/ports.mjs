import { createServer } from 'node:net';

import { Trouble } from './command.mjs';

const listen = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const taken = server.address().port;
      server.close(() => resolve(taken));
    });
  });

/** As many free ports as asked, each different. */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) ports.add(await listen(0));
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
