import type { processDesignRefusals } from '../../contract/process-design/refusals.ts';

/** What the server says in English when it refuses what is designed. */
export const processDesignSentences: Record<keyof typeof processDesignRefusals, string> = {
  'serviceEndpoint.address':
    'The address has to be a whole http or https address without an account, a query, “#” or “..”',
  'serviceEndpoint.secret': 'A secret has at most {most} characters: letters, digits and signs of ASCII',
  'serviceEndpoint.header': '“{header}” belongs to the request itself and cannot carry a secret',
  'serviceEndpoint.noHeader': 'A secret needs the header that carries it',
  'serviceEndpoint.moved': 'Whoever changes the address or the header has to enter the secret again',
  'processModel.keyFixed': 'The model is deployed: its key cannot be changed',
  'processModel.deployed':
    '“{name}” is deployed and cannot be removed: remove its deployed versions first, or archive it where processes have run',
  'processModel.archived': '“{name}” is archived: take it out of the archive first',
  'processModel.archivedUsed': 'Item guides use “{name}”: it cannot be archived',
  'processModel.notDeployed': '“{name}” was never deployed: it need not be archived, and can be removed',
  'processModel.usedByGuide': 'Item guides use process “{process}”: its last version cannot be removed',
};
