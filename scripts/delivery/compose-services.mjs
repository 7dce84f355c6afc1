import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

import { at } from '../steps/workspace.mjs';

const variable = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Puts the environment into a text as compose does: `${NAME}`, `${NAME:-default}` and `${NAME:?what to set}`. */
function filled(text, env) {
  return text.replace(variable, (_, name, kind, rest = '') => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`);
    return rest;
  });
}

/** What compose.yaml demands, for tests. */
export const origins = {
  PORTAL_ORIGIN: 'https://policy.example.gov.cn',
  ADMIN_ORIGIN: 'https://policy-admin.example.gov.cn',
};

/** compose.yaml as compose reads it in this environment, with its anchors and variables resolved. */
export function readCompose(env) {
  const text = readFileSync(at('compose.yaml'), 'utf8');
  const fill = (value) => {
    if (typeof value === 'string') return filled(value, env);
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(parse(text, { merge: true }));
}
