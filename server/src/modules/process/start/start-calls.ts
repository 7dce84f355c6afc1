import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import {
  favouriteInput,
  startableProcess,
  startedProcess,
  startForm,
  startInput,
} from '@policy/shared/contract/workflow/starting.ts';
import { z } from 'zod';

import { formToFillIn, mainForm } from '../../../forms/form-versions.ts';
import { pagingOf, pagingQuery } from '../../../kit/query/paging.ts';
import { describedOnly, queryOf, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { PeopleOf, Workflow } from '../../../workflow/index.ts';
import { assertGivesCopies } from '../deciding/chosen-people.ts';
import { isApplicant } from '../../../membership/applicant.ts';
import { setFavourite } from './favourites.ts';
import { shownStartable, startableBy, startableOf } from './startable.ts';
import { startProcess } from './start-process.ts';

const word = z.string().max(200).optional();
const listed = pagingQuery.extend({ category: word, processDefinitionName: word });
const byId = z.object({ processId: z.string() });
const byKey = z.object({ processDefKey: z.string() });

/** What the caller may start, the form that it takes, and starting it. */
export const startModule =
  (workflow: Workflow, colleaguesOf: PeopleOf): Module =>
  (app) => {
    const ours = (name: string) => `/blade-workflow/process/${name}`;
    const config = { guard: 'signedIn' as const };
    const tags = ['workflow'];

    const list = { tags, querystring: listed, response: { 200: pageOf(startableProcess) } };
    for (const path of [ours('processList'), '/blade-flow/work/start-list'])
      app.get(path, { config, schema: list }, async (request) => {
        const query = queryOf<z.output<typeof listed>>(request);
        const { current, size } = pagingOf(query);
        const all = await startableBy(request.context, workflow);
        const wanted = all.map((one) => shownStartable(request.context, one)).filter(isAskedFor(query));
        const records = wanted.slice((current - 1) * size, current * size);
        return { records, total: wanted.length, size, current, pages: Math.ceil(wanted.length / size) };
      });

    const formFor = async (context: Context, asked: Parameters<typeof startableOf>[2]) => {
      const process = await startableOf(context, workflow, asked);
      const forbidden = await workflow.forbiddenAtStart(context, process.processDefId);
      const mayCopy = !isApplicant(context) && !forbidden.includes('copy');
      const shown = shownStartable(context, process);
      return {
        process: shown,
        form: await formToFillIn(context, found(await mainForm(context, process))),
        mayCopy,
      };
    };
    const response = { 200: startForm };
    app.get(
      ours('getFormByProcessId'),
      { config, schema: { tags, querystring: byId, response } },
      (request) => formFor(request.context, { id: queryOf<z.output<typeof byId>>(request).processId }),
    );
    app.get(
      ours('getFormByProcessDefKey'),
      { config, schema: { tags, querystring: byKey, response } },
      (request) => formFor(request.context, { key: queryOf<z.output<typeof byKey>>(request).processDefKey }),
    );

    const favour = { tags, body: favouriteInput, response: { 200: z.null() } };
    const favourOptions = { config, schema: favour, validatorCompiler: describedOnly };
    app.post(ours('setFavourite'), favourOptions, (request) => {
      const said = readParameters(request, favouriteInput);
      return writeOnce(request, async (context) => {
        // What one may not start any more is still taken away.
        if (said.isFavourite) await startableOf(context, workflow, { key: said.processDefKey });
        await setFavourite(context, said);
        return null;
      });
    });

    const start = { tags, body: startInput, response: { 200: startedProcess } };
    const starting = {
      ...{ config: { ...config, asksLevel: true }, schema: start },
      validatorCompiler: describedOnly,
    };
    app.post(ours('startProcess'), starting, (request) => {
      const said = readParameters(request, startInput);
      return writeOnce(request, async (context) => {
        await assertGivesCopies(context, colleaguesOf, said.copyUserIds);
        return startProcess(context, workflow, said);
      });
    });
  };

const isAskedFor =
  ({ category, processDefinitionName: name }: z.output<typeof listed>) =>
  (process: z.output<typeof startableProcess>) =>
    (!category || process.category === category) &&
    (!name || process.processDefName.toLowerCase().includes(name.trim().toLowerCase()));
