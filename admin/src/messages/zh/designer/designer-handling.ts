/** Texts of what people may do with a process and at its steps beside deciding, in Chinese. */
export const designerHandling = {
  withdrawing: '发起人撤回',
  withdrawingHint:
    '尚未有人办理时；不选则撤回后流程结束。“回到发起人”须有发起表单，已在发起人处时再撤回即结束',
  withdrawals: { ends: '撤回后流程结束', goesBack: '撤回后回到发起人', never: '不允许撤回' },
  neverUrged: '不允许催办',
  mostUrges: '每个任务最多催办次数',
  mostUrgesHint: '{from}到{to}；留空不限',
  urgePause: '两次催办至少间隔（分钟）',
  urgePauseHint: '{from}到{to}；留空为10分钟',
  handlingActs: '允许的操作',
  handlingHint: '不勾选的操作，办理人与发起人在本环节不能使用；驳回与“退回”按钮按各自的设置',
  handlings: {
    transfer: '转办',
    delegate: '委派',
    addSigners: '加签',
    removeSigner: '减签',
    copy: '抄送',
    sendBack: '退回',
    urge: '催办',
    withdraw: '发起人撤回',
  },
  backTo: '可退回的环节',
  backToHint: '留空则可退回到之前办过的任一环节',
  chosenBefore: '由上一步的办理人或发起人指定办理人',
};
