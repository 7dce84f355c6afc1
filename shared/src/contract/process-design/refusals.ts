/** Refusals of designing processes and their HTTP status. */
export const processDesignRefusals = {
  'processModel.keyFixed': 400,
  'processModel.deployed': 400,
  'processModel.usedByGuide': 400,
} as const;
