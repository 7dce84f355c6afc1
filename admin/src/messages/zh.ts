import { checkTree } from './zh/check-tree.ts';
import { desk } from './zh/desk.ts';
import { frame } from './zh/frame.ts';
import { log } from './zh/log.ts';
import { people } from './zh/people.ts';
import { page, parts } from './zh/page.ts';
import { permissions } from './zh/permissions.ts';
import { filePreview } from './zh/file-preview.ts';
import { personPicker } from './zh/person-picker.ts';
import { process } from './zh/process.ts';
import { reveal } from './zh/reveal.ts';
import { secondFactor } from './zh/second-factor.ts';
import { signInArea } from './zh/sign-in.ts';
import { system } from './zh/system.ts';

/** Texts of the back-office in Chinese; the English twin must have the same keys or it does not compile. */
export const zh = {
  site: { title: '政策兑现服务平台', short: '兑现', language: '语言', chinese: '中文', english: 'English' },
  titles: {
    editor: '编辑',
    profile: '个人信息',
    messages: '消息中心',
    exports: '下载中心',
    home: '首页',
    task: '办理',
    reportRun: '运行报表',
    startProcess: '发起流程',
    reportDesign: '设计报表',
    processDesign: '设计流程',
    modelHistory: '历史版本',
    formDesign: '设计表单',
    formHistory: '表单版本',
    embedded: '外部页面',
  },
  ...desk,
  ...frame,
  ...signInArea,
  checkTree,
  log,
  page,
  parts,
  people,
  permissions,
  filePreview,
  personPicker,
  process,
  reveal,
  secondFactor,
  system,
  views: {
    title: '视图',
    all: '全部',
    keep: '保存为视图',
    keepHint: '保存当前的筛选条件、列设置和密度，只有您自己可见。',
    name: '视图名称',
    nameNeeded: '请填写视图名称',
    remove: '删除此视图',
    removeAsk: '删除视图“{name}”？',
    gone: '此视图中的条件已不存在，已忽略：{names}',
  },
  kit: {
    history: '变更历史',
    historyOf: '{title}的变更历史',
    narrowedTo: '{title}：{name}',
    changeAct: { added: '新增', changed: '修改', removed: '删除', restored: '还原', purged: '彻底删除' },
    changedField: '字段',
    before: '变更前',
    after: '变更后',
    restoreVersion: '还原此版本',
    restoreVersionAsk: '还原到此版本?',
    restoreVersionHint: '内容将恢复为 {at} 时的样子，并记为一次新的修改；状态不变。',
    showDifference: '查看差异',
    hideDifference: '收起差异',
    unchangedLines: '… {count} 行未改动',
    markedChange: '内容已变更',
    bySystem: '系统',
    yes: '是',
    no: '否',
    add: '新增',
    addOne: '新增{title}',
    addBelow: '新增子项',
    edit: '编辑',
    editOne: '编辑{title}',
    view: '查看',
    remove: '删除',
    save: '保存',
    ok: '确定',
    cancel: '取消',
    more: '更多操作',
    actions: '操作',
    upload: '上传文件',
    export: '导出',
    createTime: '创建时间',
    total: '共 {total} 条',
    notRead: '没能读取数据，请刷新重试',
    totalSoFar: '至少 {total} 条，正在统计…',
    added: '新增成功',
    updated: '更新成功',
    removed: '删除成功',
    done: '操作成功!',
    chosen: '已选 {count} 项',
    exportChosen: '导出所选',
    batchDone: '{count} 项已完成',
    batchPartly: '{count} 项已完成，{refused} 项未完成',
    previousRow: '上一条',
    nextRow: '下一条',
    rowOf: '第 {at} / {total} 条',
    andMoreFields: '{first} 等{count}项',
    place: { local: '本机', private: '内网', public: '公网' },
    addressIn: '{address}（{place}）',
    device: { desktop: '电脑', mobile: '手机', tablet: '平板', program: '程序' },
    none: '暂无数据',
    noneFound: '暂无数据：没有符合筛选条件的记录',
    clearFilters: '清除筛选条件',
    addFirst: '添加第一条',
    unchoose: '取消选择',
    filters: '筛选',
    searchFilters: '查询',
    resetFilters: '重置',
    moreFilters: '展开',
    fewerFilters: '收起',
    pickOne: '请选择至少一条数据',
    confirmRemove: '确定将选择数据删除?',
    leaveTitle: '有尚未保存的修改',
    leaveText: '现在离开，修改将会丢失。',
    leaveKept: '未保存的内容会暂存在本浏览器，下次打开时可以恢复；退出登录后清除。',
    leave: '离开',
    stay: '继续编辑',
  },
  editor: {
    toolbar: '格式',
    bold: '加粗',
    italic: '斜体',
    heading: '标题',
    bullets: '项目符号',
    numbers: '编号',
    quote: '引用',
    link: '链接',
    undo: '撤销',
    redo: '重做',
    address: '链接地址',
  },
  pages: {
    forbidden: '403',
    forbiddenText: '抱歉，您没有权限访问此页面。',
    notFoundText: '抱歉，您访问的页面不存在。',
    serverErrorText: '抱歉，服务器出错了。',
    backHome: '返回首页',
    chunkTitle: '页面没有加载成功',
    chunkText: '网络中断，或平台刚刚更新。请重新加载。',
    crashTitle: '页面出错了',
    crashText: '请重新加载；如果仍然出错，请联系管理员。',
    reload: '重新加载',
    missingTitle: '该菜单还没有页面',
    missingText: '菜单已经授权，它的页面尚未开发；可用代码生成工具生成。',
    badAddressTitle: '页面地址不正确',
    badAddressText: '地址可能不完整或已失效，请从列表重新进入。',
  },
};

/** What every catalogue of the back-office holds. */
export type Messages = typeof zh;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: 'zh' | 'en';
  }
}
