import {
  contentSearchQuery,
  groupSize,
  hotWords,
  searchGroups,
  searchPage,
  searchQuery,
  searchSuggestions,
  suggestQuery,
} from '@policy/shared/contract/portal/search.ts';
import { searchPaths } from '@policy/shared/contract/portal/search-paths.ts';
import type { SearchType } from '@policy/shared/contract/portal/search.ts';
import type { FastifyInstance } from 'fastify';

import { queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { isOpen } from '../../../parameters/portal.ts';
import { groupsOf, pageOf } from './answers.ts';
import { askedOf } from './asked.ts';
import { contentIndex } from './content-index.ts';
import { offeredWords } from './words/offered-words.ts';

const tags = ['search'];
const config = { guard: 'public' as const };

type Query = Readonly<Record<string, unknown>>;

/** A call that answers pages: of one type, or of those that are asked for. */
function addPages(app: FastifyInstance, path: string, type?: SearchType) {
  const querystring = type ? searchQuery : contentSearchQuery;
  const schema = { tags, querystring, response: { 200: searchPage } };
  app.get(`/${path}`, { config, schema }, async (request) => {
    const { context } = request;
    const asked = await askedOf(context, queryOf<Query>(request), type === undefined);
    const filters = type ? { ...asked.filters, types: [type] } : asked.filters;
    const narrowed = { ...asked, filters };
    return pageOf(request, narrowed, await contentIndex.find(context, narrowed));
  });
}

/** What everybody searches published content by. */
export const searchModule: Module = (app) => {
  addPages(app, searchPaths.policy, 'policy');
  addPages(app, searchPaths.guide, 'guide');
  addPages(app, searchPaths.notice, 'notice');
  addPages(app, searchPaths.content);
  const all = { tags, querystring: searchQuery, response: { 200: searchGroups } };
  app.get(`/${searchPaths.all}`, { config, schema: all }, async (request) => {
    const { context } = request;
    const asked = await askedOf(context, queryOf<Query>(request), false);
    return groupsOf(request, asked, await contentIndex.findGroups(context, asked, groupSize));
  });
  const suggest = { tags, querystring: suggestQuery, response: { 200: searchSuggestions } };
  app.get(`/${searchPaths.suggest}`, { config, schema: suggest }, async (request) => {
    const { keyword = '' } = queryOf<{ keyword?: string }>(request);
    if (!(await isOpen(request.context, 'suggestions'))) return [];
    return contentIndex.suggest(request.context, keyword);
  });
  const hot = { tags, response: { 200: hotWords } };
  app.get(`/${searchPaths.hotWords}`, { config, schema: hot }, async ({ context }) => [
    ...(await offeredWords(context)),
  ]);
};
