import type { EntityCatalogue } from '../../kit.ts';

/** Chinese texts of notices, messages and their templates. */
export const deskEntities = {
  notice: {
    title: '通知公告',
    fields: {
      title: '通知标题',
      status: '状态',
      category: '通知类型',
      releaseTime: '通知日期',
      audience: '通知范围',
      deptIds: '通知部门',
      roleIds: '通知角色',
      userIds: '通知人员',
      readCount: '已读/应读',
      recipientCount: '应读人数',
      content: '通知内容',
    },
    choices: {
      status: { draft: '草稿', published: '已发布', withdrawn: '已撤回' },
      category: {
        1: '发布通知',
        2: '批转通知',
        3: '转发通知',
        4: '指示通知',
        5: '任免通知',
        6: '事务通知',
      },
      audience: { all: '全部', departments: '部门', roles: '角色', people: '人员' },
    },
  },
  message: {
    title: '消息',
    fields: {
      title: '标题',
      titleEn: '英文标题',
      kind: '类型',
      isRead: '已读',
      readTime: '阅读时间',
      senderId: '发送人',
      userId: '接收人',
      companyId: '企业',
      noticeId: '通知公告',
      content: '内容',
      contentEn: '英文内容',
      path: '办理页面',
    },
    choices: { kind: { mail: '邮件', message: '消息', notice: '通知' } },
  },
  listView: {
    title: '列表视图',
    fields: {
      listName: '列表',
      viewName: '视图名称',
      filters: '筛选条件',
      columns: '列设置',
      density: '密度',
      sort: '排序',
      userId: '所属用户',
    },
    choices: { density: { large: '宽松', middle: '适中', small: '紧凑' } },
  },
  phrase: {
    title: '我的常用意见',
    fields: { content: '意见内容', userId: '所属人员' },
    choices: {},
  },
  sharedPhrase: {
    title: '共用常用意见',
    fields: { content: '意见内容', sort: '排序' },
    choices: {},
  },
  messageTemplate: {
    title: '消息模板',
    fields: {
      code: '模板编号',
      templateName: '模板名称',
      kind: '消息类型',
      title: '消息标题',
      content: '消息内容',
      titleEn: '英文标题',
      contentEn: '英文内容',
      variables: '变量清单',
      isOn: '启用',
    },
    choices: { kind: { message: '消息', mail: '邮件' } },
  },
} satisfies Partial<EntityCatalogue>;
