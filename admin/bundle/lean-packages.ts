import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

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

/** What the product has no use for stays out of its packages. */
export const leanPackages = (): Plugin[] => [
  twoLanguages(),
  nativeObserver(),
  withoutDescriptions(),
  buttonsWithoutPicker(),
];
