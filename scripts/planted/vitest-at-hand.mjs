import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a file's tests said, as the verdict reads it; what fails before a test is an error of its file or group. */
const toldBy = (module) => ({
  name: module.moduleId,
  errors: [module, ...module.children.allSuites()].flatMap((one) => one.errors()),
  tests: [...module.children.allTests()].map((test) => {
    const { state, errors = [] } = test.result();
    return { status: state, errors };
  }),
});

/**
 * Vitest of a copy of the workspace, kept at hand: it begins its PostgreSQL and fills its databases once, and that
 * without any fault, so that a fault meets a database as the product fills it.
 */
export async function vitestIn(folder) {
  // As a program of the copy: its folder, its tools, and the engines that `npm test` takes.
  process.chdir(folder);
  process.env.PATH = `${join(folder, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  process.env.TEST_ENGINES = 'own';
  const { createVitest } = await import(
    pathToFileURL(join(folder, 'node_modules', 'vitest', 'dist', 'node.js')).href
  );
  const vitest = await createVitest('test', { root: folder, watch: false, maxWorkers: 1, reporters: [{}] });
  let changedBefore = [];
  return {
    /** Runs files of tests, one `{ project, file }` each, after some sources have changed and others are whole again. */
    async run(wanted, changed = []) {
      for (const file of [...changedBefore, ...changed]) vitest.invalidateFile(join(folder, file));
      changedBefore = changed;
      const specifications = wanted.map(({ project, file }) =>
        vitest.getProjectByName(project).createSpecification(join(folder, file)),
      );
      const { testModules } = await vitest.runTestSpecifications(specifications, false);
      return testModules.map(toldBy);
    },
    close: () => vitest.close(),
  };
}
