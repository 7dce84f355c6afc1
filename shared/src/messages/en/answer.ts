import type { answer as zh } from '../zh/answer.ts';

export const answer: typeof zh = { done: 'Done', empty: 'No data' };
