import type { workflowRefusals } from '../../contract/workflow/refusals.ts';

/** What a step keeps its people from, and where a rule of that is wrong. */
export const handlingRefusals = {
  'workflow.mayNotTransfer': '环节“{node}”不允许转办',
  'workflow.mayNotDelegate': '环节“{node}”不允许委派',
  'workflow.mayNotAddSigners': '环节“{node}”不允许加签',
  'workflow.mayNotRemoveSigner': '环节“{node}”不允许减签',
  'workflow.mayNotCopy': '环节“{node}”不允许抄送',
  'workflow.mayNotMention': '环节“{node}”不允许抄送，意见中不能提到他人',
  'workflow.mayNotSendBack': '环节“{node}”不允许退回到其他环节',
  'workflow.mayNotReturn': '环节“{node}”不允许退回发起人',
  'workflow.mayNotUrge': '环节“{node}”不允许催办',
  'workflow.processMayNotUrge': '流程“{process}”不允许催办',
  'workflow.processMayNotWithdraw': '流程“{process}”不允许撤回',
  'workflow.urgedOften': '该任务最多催办{most}次，已达上限',
  'workflow.urgingNumber': '流程“{process}”的催办设置“{value}”应为{from}到{to}的整数，不能部署',
  'workflow.withdrawingUnknown': '流程“{process}”的撤回方式“{does}”不存在，不能部署',
  'workflow.goesBackNowhere':
    '流程“{process}”撤回后不能回到发起人：它没有发起表单，或由业务单据发起，不能部署',
  'workflow.mayNotWithdraw': '流程正在环节“{node}”办理，该环节不允许撤回',
  'workflow.returnOutside': '不能从“{from}”退回到“{to}”，只能退回到流程规定的环节',
  'workflow.handlingAct': '环节“{node}”的办理权限“{act}”不存在，不能部署',
  'workflow.handlingAtStart': '“{node}”是开始事件，办理权限只能设置为不允许抄送，不能部署',
  'workflow.handlingBackTo': '环节“{node}”可退回的环节“{to}”不存在，或不能从本环节退回到那里，不能部署',
  'workflow.rejectOutside': '环节“{node}”驳回时退回的环节不在它可退回的环节之内，不能部署',
  'workflow.chosenNot': '环节“{node}”不由上一步指定办理人',
  'workflow.chosenNotCandidate': '指定的人员不是环节“{node}”的候选人，或不能查看该办件',
  'workflow.chosenUnreached': '流程不会到达环节“{node}”，请重新确认下一步办理人',
  'workflow.chosenAlone':
    '环节“{node}”由多人办理、已指定办理人或由企业成员办理，不能再由上一步指定办理人，不能部署',
  'workflow.chosenByOffice': '下一步的办理人由工作人员指定',
  'workflow.copiesByOffice': '发起时的抄送人由工作人员选择',
} satisfies Partial<Record<keyof typeof workflowRefusals, string>>;
