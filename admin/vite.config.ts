import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

import { firstLoad } from './first-load.ts';

const outDir = join(process.env['ADMIN_DIST'] || 'dist', 'site');
const api = process.env['API_ORIGIN'] || 'http://127.0.0.1:8000';
/** What stands before every path of the back-office: empty, or like `/policy`. */
const basePath = process.env['ADMIN_BASE_PATH'] ?? '';
if (!/^(?:\/[\w-]+)*$/.test(basePath)) throw new Error('ADMIN_BASE_PATH must be empty or like /policy');
const compressible = /\.(html|js|css|svg|json)$/;

/** Writes .gz and .br beside every text file once, so that serving costs no compression. */
function precompress(): Plugin {
  let root = outDir;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      root = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) root = config.build.outDir;
    },
    closeBundle: () => {
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => compressible.test(name))) {
        const body = readFileSync(join(root, file));
        writeFileSync(join(root, `${file}.gz`), gzipSync(body, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(join(root, `${file}.br`), brotliCompressSync(body, { params }));
      }
    },
  };
}

/** Leaves out the texts of twenty-odd languages that the pro components carry and the product does not speak. */
function twoLanguages(): Plugin {
  const spoken = /\/(zh_CN|en_US)(\.js)?$/;
  return {
    name: 'two-languages',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.includes('pro-provider') && source.startsWith('./locale/') && !spoken.test(source)
        ? '\0unspoken-language'
        : null,
    load: (id) => (id === '\0unspoken-language' ? 'export default {}' : null),
  };
}

/** Browsers that run this build observe sizes themselves; antd's packages bring a stand-in all the same. */
function nativeObserver(): Plugin {
  return {
    name: 'native-observer',
    enforce: 'pre',
    resolveId: (source) => (source === 'resize-observer-polyfill' ? '\0native-observer' : null),
    load: (id) => (id === '\0native-observer' ? 'export default globalThis.ResizeObserver' : null),
  };
}

/** Leaves out how zod describes schemas to other programs: the server does that, no browser. */
function withoutDescriptions(): Plugin {
  const describing = /\/zod\/v4\/core\/to-json-schema\.js$/;
  const described = /\/zod\/v4\/classic\/schemas\.js$/;
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    load: (id) => {
      // What each kind of schema would be described by goes with it, once nothing asks for it.
      if (described.test(id))
        return readFileSync(id, 'utf8').replaceAll(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, '');
      if (!describing.test(id)) return null;
      const exported = /^export (?:(?:const|function|class) |\{ \w+ as )(\w+)/gm;
      const names = [...readFileSync(id, 'utf8').matchAll(exported)];
      return names.map(([, name]) => `export const ${name} = () => undefined;`).join('\n');
    },
  };
}

/** Of a picker of colours antd's buttons want one function; with its module they would bring a fold that no first page has. */
function buttonsWithoutPicker(): Plugin {
  const asked = '../../color-picker/components/ColorPresets';
  const query = '?bright';
  return {
    name: 'buttons-without-picker',
    enforce: 'pre',
    resolveId: async function resolveId(source, importer) {
      if (source !== asked || !importer?.includes('/button/style/')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && found.id + query;
    },
    load: (id) => {
      if (!id.endsWith(query)) return null;
      const whole = readFileSync(id.slice(0, -query.length), 'utf8');
      const wanted = /^export const isBright = [\s\S]*?^};$/m.exec(whole)?.[0];
      if (!wanted) throw new Error(`${id} has no isBright any more`);
      return `import { Color as RcColor } from '@rc-component/color-picker';\n${wanted}`;
    },
  };
}

/** Packages without side effects whose package.json does not say so. */
const silent = /node_modules\/(rc-[a-z-]+|@rc-component\/[a-z-]+|@ant-design\/[a-z-]+|@umijs\/route-utils)\//;

export default defineConfig({
  base: `${basePath}/`,
  plugins: [
    react(),
    twoLanguages(),
    nativeObserver(),
    withoutDescriptions(),
    buttonsWithoutPicker(),
    firstLoad(),
    precompress(),
  ],
  // The small form of zod is for the portal; here the contract brings the whole one, which has all that the small one has.
  resolve: { alias: { 'zod/mini': 'zod' } },
  server: {
    port: Number(process.env['ADMIN_PORT'] || 3001),
    strictPort: true,
    ...(process.env['ADMIN_HOST'] ? { host: process.env['ADMIN_HOST'] } : {}),
    proxy: { [`${basePath}/api`]: { target: api, rewrite: (path) => path.slice(basePath.length) } },
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: silent, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|scheduler|swr|use-intl|intl-messageformat)\//,
              priority: 30,
            },
            {
              name: 'bpmn',
              test: /node_modules\/(bpmn-js|diagram-js|bpmn-moddle|moddle|moddle-xml|tiny-svg)\//,
              priority: 20,
            },
            // One chunk each: split by the screens that share some of it, they would make the first load larger.
            { name: 'motion', test: /node_modules\/antd\/es\/style\/motion\//, priority: 20 },
            { name: 'editor', test: /node_modules\/(@tiptap|prosemirror-[a-z]+)\//, priority: 20 },
          ],
        },
      },
    },
  },
});
