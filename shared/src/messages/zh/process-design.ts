import type { processDesignRefusals } from '../../contract/process-design/refusals.ts';

/** What the server says in Chinese when it refuses what is designed. */
export const processDesignSentences: Record<keyof typeof processDesignRefusals, string> = {
  'processModel.keyFixed': '模型已部署，标识不能修改',
  'processModel.deployed': '“{name}”已部署，不能删除；请先在流程部署中删除其全部版本',
  'processModel.usedByGuide': '流程“{process}”正被办事指南使用，不能删除其最后一个版本',
};
