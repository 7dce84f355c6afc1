import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';

// What sending a page from the disk costs: the file is opened and read for each request, packed beforehand where that is taken.
const [folder, port] = process.argv.slice(2);

async function send({ url, headers }, response) {
  const isPacked = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
  const path = join(folder, normalize(url)) + (isPacked ? '.gz' : '');
  const file = await open(path);
  try {
    const body = await file.readFile();
    response.writeHead(200, {
      ...{
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': body.length,
        Vary: 'Accept-Encoding',
      },
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
    });
    response.end(body);
  } finally {
    await file.close();
  }
}

createServer((request, response) => {
  send(request, response).catch(() => response.writeHead(404).end());
}).listen(Number(port), '127.0.0.1');
process.once('disconnect', () => process.exit());
