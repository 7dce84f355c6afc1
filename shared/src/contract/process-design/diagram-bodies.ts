import { processModel } from '../entities/process-design/process-model.ts';

const { path } = processModel;
const calls = new Set([
  ...['submit', 'check', 'trial', 'startValues'].map((name) => `/api/${path}/${name}`),
  // The classic family keeps the same models at another address.
  '/api/blade-flow/model/submit',
]);

/**
 * Whether a call takes a whole diagram in its body, which may be larger than other bodies then: JSON writes each quote of a
 * document as two characters. What a diagram itself may hold, the engine says.
 */
export const takesDiagram = (pathname: string): boolean => calls.has(pathname);
export const largestDiagramBody = 5 * 1_048_576;
