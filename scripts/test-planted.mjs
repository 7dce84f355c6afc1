import { ensureInstalled } from './steps/install.mjs';
import { endsWithCommand, main } from './steps/command.mjs';
import { say, sinceStart } from './steps/progress.mjs';
import { choose } from './planted/choose.mjs';
import { faults } from './planted/faults/index.mjs';
import { testsOf } from './planted/run-tests.mjs';
import { verdictOf } from './planted/verdict.mjs';
import { withFault, workingCopy } from './planted/working-copy.mjs';

const unique = (outcomes) => [...new Map(outcomes.map((one) => [one.file + one.grep, one])).values()];

/** Tells which of the tests fail without any fault; what they say of a fault is worth nothing then. */
async function failingWithout(tests, chosen) {
  const outcomes = await tests.run(unique(chosen.flatMap(({ foundBy }) => foundBy)));
  const failing = outcomes.filter(({ outcome }) => outcome !== 'passed');
  for (const { file, outcome, why = '' } of failing)
    say(`BROKEN  ${file} without any fault: ${outcome} ${why}`);
  return failing.length;
}

async function tryFault(folder, tests, fault) {
  const outcomes = await withFault(folder, fault, () => tests.run(fault.foundBy, [fault.file]));
  const { isFound, why } = verdictOf(outcomes);
  const told = `${fault.id} (${fault.subject}): ${fault.breaks}`;
  say(isFound ? `found   ${told}` : `MISSED  ${told}\n        ${why}`);
  return isFound;
}

async function tryEach(folder, tests, chosen) {
  say(`${chosen.length} faults; first their tests without any of them.`);
  if ((await failingWithout(tests, chosen)) > 0) return 1;
  say(`All of them pass (${sinceStart()}).`);
  const results = [];
  for (const fault of chosen) results.push(await tryFault(folder, tests, fault));
  const found = results.filter(Boolean).length;
  say(`\n${found} of ${results.length} faults found in ${sinceStart()}`);
  return found === results.length ? 0 : 1;
}

/** Plants the faults one at a time in a copy of the workspace; `npm test` has to find each. */
await main(async () => {
  await ensureInstalled();
  const chosen = choose(faults, process.argv.slice(2));
  const folder = await workingCopy();
  const tests = testsOf(folder);
  // Its PostgreSQL would outlive an interrupted run.
  endsWithCommand({ stop: tests.close, kill: () => undefined });
  return tryEach(folder, tests, chosen).finally(tests.close);
});
