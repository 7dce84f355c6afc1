/** Texts of policies, guides and publicity lists, in Chinese. */
export const content = {
  toReview: '送审',
  publish: '发布',
  refuse: '退回修改',
  offline: '下线',
  toReviewConfirm: '确定送审?',
  publishConfirm: '确定发布? 发布后公众即可看到。',
  refuseConfirm: '确定退回修改?',
  offlineConfirm: '确定下线? 下线后公众不再看到。',
  moved: '操作成功!',
  stepName: '环节名称',
  stepActor: '办理主体',
  stepDays: '工作日',
  stepAdd: '增加环节',
  stepRemove: '删除环节',
};
