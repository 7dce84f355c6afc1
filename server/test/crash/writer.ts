import { openDatabase } from '../../src/database/client.ts';
import { counterMigrations as migrations } from '../counters.ts';
import { makePairTables, readPairs, writePair } from './pair-writes.ts';
import type { WriterReply, WriterRequest } from './writer-messages.ts';

// A small program on the database layer alone, made to be killed.
const [dataDir = '', seedArchive] = process.argv.slice(2);
const opened = await openDatabase({ dataDir, migrations, seedArchive });
await makePairTables(opened.db);

const work = {
  write: ({ writer }: WriterRequest) => writePair(opened.db, writer),
  readBack: () => readPairs(opened.db),
  stop: () => opened.close(),
};

process.on('message', (request: WriterRequest) => {
  void work[request.kind](request).then((value) => {
    process.send?.({ id: request.id, value } satisfies WriterReply);
    if (request.kind === 'stop') process.disconnect();
  });
});
// The thread of the database would keep this process alive after its parent.
process.on('disconnect', () => process.exit());
process.send?.({ id: 0 } satisfies WriterReply);
