import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// What HTTP itself costs on this machine: one buffer, no routing, no cache.
const body = readFileSync(process.argv[2]);
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
