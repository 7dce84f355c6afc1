import type { LayoutKey } from '@policy/shared/contract/kit/layout.ts';

/** Texts of the pages that rows are edited on, in Chinese. */
export const page = {
  contents: '本页目录',
  problems: '{count} 处需要修改',
  savedAt: '最后保存 {at}',
  savedAsRevision: '内容已公开：保存的修改记入修订稿，审核发布后公众才能看到。',
  unsaved: '有未保存的修改',
  keptAt: '，已于 {at} 暂存',
  new: '尚未保存',
  back: '返回列表',
  childrenLater: '保存后即可在此添加。',
  behind: '此记录已被他人修改',
  behindText: '您填写的内容没有丢失。请载入最新内容，您改过的字段会保留，再保存一次。',
  goOn: '载入最新内容',
  leftUnsaved: '有 {at} 未保存的内容',
  leftOlder: '此后该记录又被保存过。恢复时只带回您改过的字段。',
  restore: '恢复未保存的内容',
  drop: '放弃',
  preview: '在门户预览',
  previewBlocked: '浏览器拦截了新标签页，请允许本站打开弹出窗口后再试',
};

/** Titles of the parts of such pages. */
export const parts = {
  basic: '基本信息',
  validity: '日期与效力',
  audience: '适用对象',
  conditions: '申报条件',
  standard: '扶持标准',
  deadlines: '时限',
  content: '正文内容',
  clauses: '政策条款',
  materials: '申报材料',
  process: '办理流程',
  sections: '指南内容',
  entries: '公示名单',
  contact: '联系方式',
  marks: '网站标识',
  links: '友情链接',
  navigation: '导航与功能',
  noticeBar: '公告栏',
  greyMode: '灰色模式',
  display: '来源与展示',
} satisfies Record<LayoutKey, string>;
