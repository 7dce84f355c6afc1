const vitest = (project) => (file) => ({ project, file });

/** A file of unit tests. */
export const unit = vitest('unit');
/** A file of tests of the back-office's screens. */
export const screen = vitest('screen');
/** A file of tests of the portal's pages. */
export const page = vitest('page');
/** A file of tests of the server, on the engines that `npm test` runs it on. */
export const server = vitest('server');

/** Browser tests of one file whose names match. */
export const browser = (file, grep) => ({ file, grep, isBrowser: true });
