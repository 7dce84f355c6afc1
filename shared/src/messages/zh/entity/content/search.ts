import type { EntityCatalogue } from '../../../kit.ts';

/** Chinese texts of what editors run the search by. */
export const searchEntities = {
  searchWord: {
    title: '搜索词',
    fields: { kind: '类别', word: '词语', means: '对应词语', wordEn: '英文词语', sort: '排序' },
    choices: {
      kind: { synonym: '同义词', abbreviation: '简称', translation: '英汉对照', hot: '热门搜索' },
    },
    help: {
      kind: '同义词互相可搜；简称和英文只由前者搜到后者；热门搜索展示在门户搜索框下。',
      means: '每行一个，最多20个。',
      wordEn: '英文版门户展示的词语，留空则展示中文。',
    },
  },
  searchMiss: {
    title: '无结果搜索',
    fields: { query: '搜索内容', misses: '次数', lastTime: '最近一次' },
    choices: {},
  },
} satisfies Partial<EntityCatalogue>;
