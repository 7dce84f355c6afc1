import { processSimulation as en } from '../../../../messages/en/pages/process-simulation.ts';
import { processSimulation as zh } from '../../../../messages/zh/pages/process-simulation.ts';
import { ownWords } from '../../../../kit/page/own-words.ts';

/** The words of the simulation of tokens. */
export const useSimulationWords = ownWords({ zh, en });
