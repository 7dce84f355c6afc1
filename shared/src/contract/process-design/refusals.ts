/** Refusals of designing processes and their HTTP status. */
export const processDesignRefusals = {
  'processModel.keyFixed': 400,
  'processModel.deployed': 400,
  'processModel.usedByGuide': 400,
  'processModel.archived': 400,
  'processModel.archivedUsed': 400,
  'processModel.notDeployed': 400,
  'serviceEndpoint.address': 400,
  'serviceEndpoint.secret': 400,
  'serviceEndpoint.header': 400,
  'serviceEndpoint.noHeader': 400,
  'serviceEndpoint.moved': 400,
} as const;
