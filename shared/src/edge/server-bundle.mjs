/**
 * How esbuild makes one file of an app's own server. `env` is what the build writes into it, name by name: such a value
 * belongs to the build and not to the machine that it runs on, like the pages.
 */
export const serverBundle = ({ entry, outfile, env, external = [] }) => ({
  entryPoints: [entry],
  outfile,
  external,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  define: Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  ),
  // Bundled CommonJS still asks for Node's modules by require.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
});
