import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/**
 * The program of a thread. It lies under its name beside the bundled server; from the sources it is bundled now, because
 * a thread does not inherit the TypeScript loader of its process.
 */
export const threadProgram = async (name: string, source: URL): Promise<URL> =>
  import.meta.url.endsWith('.ts') ? bundled(source) : new URL(`./${name}.js`, import.meta.url);

/** As an address that holds the program itself, so that there is no file to clear away. */
async function bundled(source: URL): Promise<URL> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [installedPackages],
  });
  const [{ text } = { text: '' }] = outputFiles;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}

/** Such an address has no folder in which packages could be looked for: each is named by the file that it begins with. */
const installedPackages: Plugin = {
  name: 'installed packages',
  setup: (bundle) => {
    // Shared is TypeScript and comes into the bundle.
    const isInstalled = (path: string) => !path.startsWith('@policy/');
    bundle.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      isInstalled(path) ? { path: import.meta.resolve(path), external: true } : undefined,
    );
  },
};
