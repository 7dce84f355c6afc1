import type { processDesignRefusals } from '../../contract/process-design/refusals.ts';

/** What the server says in Chinese when it refuses what is designed. */
export const processDesignSentences: Record<keyof typeof processDesignRefusals, string> = {
  'serviceEndpoint.address': '地址须是 http 或 https 的完整地址，不能含有账号、查询参数、“#”或“..”',
  'serviceEndpoint.secret': '密钥最多{most}个字符，只能是英文、数字和符号',
  'serviceEndpoint.header': '“{header}”由请求自身使用，不能携带密钥',
  'serviceEndpoint.noHeader': '填写密钥时须同时填写密钥请求头',
  'serviceEndpoint.moved': '修改地址或密钥请求头时须重新输入密钥',
  'processModel.keyFixed': '模型已部署，标识不能修改',
  'processModel.deployed': '“{name}”已部署，不能删除；请先在流程部署中删除其全部版本，已有流程实例的请归档',
  'processModel.archived': '“{name}”已归档，请先取消归档',
  'processModel.archivedUsed': '“{name}”正被办事指南使用，不能归档',
  'processModel.notDeployed': '“{name}”尚未部署，不需要归档，可以直接删除',
  'processModel.usedByGuide': '流程“{process}”正被办事指南使用，不能删除其最后一个版本',
};
