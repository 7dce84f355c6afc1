/** The lists of tasks that an inbox shows, in the order of its tabs. */
export const taskLists = ['claim', 'todo', 'done'] as const;
export type TaskListName = (typeof taskLists)[number];

/** The call of each list. What a person has done is `my`: a process that is done has ended, and is another list. */
export const taskListCalls = {
  claim: 'claimList',
  todo: 'todoList',
  done: 'myDoneList',
} as const satisfies Record<TaskListName, string>;
export type TaskListCall = (typeof taskListCalls)[TaskListName];

/** The page of each list. */
export const taskListPaths = {
  claim: '/process/claim',
  todo: '/process/todo',
  done: '/process/mydone',
} as const satisfies Record<TaskListName, string>;
