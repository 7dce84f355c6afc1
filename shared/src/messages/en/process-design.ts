import type { processDesignRefusals } from '../../contract/process-design/refusals.ts';

/** What the server says in English when it refuses what is designed. */
export const processDesignSentences: Record<keyof typeof processDesignRefusals, string> = {
  'processModel.keyFixed': 'The model is deployed: its key cannot be changed',
  'processModel.deployed': '“{name}” is deployed and cannot be removed: remove its deployed versions first',
  'processModel.usedByGuide': 'Item guides use process “{process}”: its last version cannot be removed',
};
