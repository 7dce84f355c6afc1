/** The lists of tasks that an inbox shows, in the order of its tabs. */
export const taskLists = ['claim', 'todo', 'done'] as const;
export type TaskListName = (typeof taskLists)[number];
