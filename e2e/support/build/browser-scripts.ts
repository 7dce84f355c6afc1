import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { portalBuild } from '../origins.ts';

/** What the build says of the browser's part of a route. */
interface RouteManifest {
  clientModules: Record<string, unknown>;
  entryJSFiles: Record<string, string[]>;
}

const inBuild = (file: string) => path.join(portalBuild, file);

/** The manifest of a route: a script that puts one object into a variable. */
function manifestOf(route: string): RouteManifest {
  const text = readFileSync(inBuild(`server/app/${route}/page_client-reference-manifest.js`), 'utf8');
  return JSON.parse(text.slice(text.indexOf('] = ') + 4).replace(/;\s*$/, '')) as RouteManifest;
}

const scriptsIn = ({ entryJSFiles }: RouteManifest) => new Set(Object.values(entryJSFiles).flat());

interface BuildManifest {
  rootMainFiles: string[];
  polyfillFiles: string[];
}

/** The pages of the site by their paths, as they were built; those with a parameter in their path are for one reader. */
export function builtPages(): string[] {
  const routes = JSON.parse(readFileSync(inBuild('app-path-routes-manifest.json'), 'utf8')) as object;
  return Object.keys(routes).flatMap((route) => {
    const path = /^\/\[locale\]\/\(site\)(\/[^[]*|)\/page$/.exec(route)?.[1];
    return path === undefined ? [] : [path === '' ? '/' : path];
  });
}

/** The scripts that a page has besides the framework's own: those of its root, and those that a page without any code of ours has. */
export function ownScripts(page: string): string[] {
  const built = JSON.parse(readFileSync(inBuild('build-manifest.json'), 'utf8')) as BuildManifest;
  const bare = manifestOf('_not-found');
  const ours = Object.keys(bare.clientModules).filter((name) => !/\/node_modules\/next\/dist\//.test(name));
  if (ours.length > 0) throw new Error(`code of ours is on every page: ${ours.join(', ')}`);
  const framework = new Set([...built.rootMainFiles, ...built.polyfillFiles, ...scriptsIn(bare)]);
  const route = `[locale]/(site)${page === '/' ? '' : page}`;
  return [...scriptsIn(manifestOf(route))].filter((script) => !framework.has(script));
}

/** The bytes of a script as they are sent; the build leaves the smallest as they are. */
export const sentBytes = (script: string): number =>
  (statSync(inBuild(`${script}.br`), { throwIfNoEntry: false }) ?? statSync(inBuild(script))).size;

/** A script as the browser reads it. */
export const textOf = (script: string): string => readFileSync(inBuild(script), 'utf8');

/** Every script of the build, those that are loaded later too. */
export const builtScripts = (): string[] =>
  readdirSync(inBuild('static/chunks'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `static/chunks/${file}`);
