import type { RefusalCode } from '../../contract/refusals.ts';
import { application } from './application.ts';
import { companyRefusalTexts } from './companies.ts';
import { desk } from './desk.ts';
import { develop } from './develop.ts';
import { people } from './people.ts';
import { permissions } from './permissions.ts';
import { processDesignSentences } from './process-design.ts';
import { reportSentences } from './report.ts';
import { resource } from './resource.ts';
import { signIn } from './sign-in.ts';
import { system } from './system.ts';
import { tenants } from './tenants.ts';
import { workflow } from './workflow.ts';

/** What the server says when it refuses; `{facts}` come with the refusal. */
export const refusal: Record<RefusalCode, string> = {
  'request.invalid': '请求参数不正确',
  'request.pageSize': '每页条数须为1到200之间的整数',
  'request.page': '页码须为大于0的整数',
  'request.nul': '请求中含有非法字符',
  'request.malformed': '请求格式不正确',
  'request.json': '请求内容不是有效的JSON',
  'request.encoding': '请求内容不是有效的UTF-8文本',
  'request.formLimits': '表单最多含一个文件和{fields}个字段，每个字段不超过{limit}KB',
  'request.slow': '请求内容接收超时，请检查网络后重试',
  'request.headers': '请求头过大',
  'request.mediaType': '不支持当前媒体类型',
  'request.tooLarge': '请求内容过大，不能超过{limit}',
  'request.headersTooLarge': '请求头过大',
  'request.timeout': '请求内容未能及时发送，请重试',
  'request.tooMany': '操作过于频繁，请稍后再试',
  'request.idempotencyKey': '幂等键格式不正确',
  'request.idempotencyKeyReused': '该幂等键已用于另一次请求，请换一个再试',
  'session.missing': '请求未授权',
  'session.ended': '登录已失效，请重新登录',
  'access.denied': '请求被拒绝',
  'access.tenantMismatch': '租户与登录信息不符，请求被拒绝',
  'route.notFound': '没找到请求',
  'route.method': '不支持当前请求方法',
  'row.notFound': '没找到请求',
  'row.stale': '数据已被他人修改，请刷新后重试',
  'row.duplicate': '{label}已存在',
  'row.inUse': '{title}正在使用，不能删除',
  'row.hasChildren': '{title}有下级，不能删除',
  'row.ownAncestor': '不能选择自身或下级作为上级',
  'reveal.reason': '请输入查看原因',
  'reference.unknown': '所选{label}不存在',
  'export.columns': '所选的列中有不存在或无权查看的列，请重新选择',
  'sheet.missing': '请选择要导入的文件',
  'sheet.type': '请上传xlsx格式的文件',
  'sheet.tooLarge': '文件过大，不能超过{limit}MB',
  'sheet.empty': '文件中没有数据',
  'sheet.tooManyRows': '一次最多导入{limit}行，请分批导入',
  'server.failed': '服务器异常',
  'server.unavailable': '服务暂不可用',
  'server.stopping': '服务正在重启，请稍后再试',
  'server.diskFull': '存储空间已满，暂时无法保存，请联系管理员',
  'server.readOnly': '系统当前只能查询，暂时无法保存，请稍后再试',
  'server.timeout': '服务响应超时，请稍后再试',
  'content.illegalMove': '当前状态为“{from}”，不能执行此操作',
  'content.archived': '该内容已归档，不再公开',
  'content.noAlternative': '请先填写“{label}”，没有文字说明的图片和视频不能发布',
  'content.nothingToRead': '原文链接和正文至少填写一项，方可发布',
  'content.periodEnd': '展示结束时间不能早于展示开始时间',
  'content.publishDatePast': '定时发布时间已经过去，请另选时间',
  'content.scheduleAfterReview': '只有待审核的内容可以定时发布',
  'content.staysBelow': '已发布内容下的条款、章节、材料和名单不能移到其他内容下',
  'content.noRevision': '该内容没有修订稿',
  'content.restoreBelow': '所属内容已发布，不能直接恢复。请在修订稿中重新添加',
  'outbox.notDead': '只能重新发送已停止重试的外发事件',
  'form.inUse': '《{name}》正被{users}引用，不能删除',
  'form.forOfficers': '事项指南《{name}》由申报人填写这份表单，不能有人员或部门字段',
  'formDefault.content': '默认值中的“{name}”无法识别',
  'formDefault.call': '接口“{call}”不在可选范围内',
  'formDefault.answer': '接口“{call}”的结果中没有“{name}”，可用：{known}',
  'form.nothingToPublish': '没有需要发布的修改',
  'preview.over': '预览链接已失效，请回到后台重新打开预览',
  'preview.noPortal': '本租户没有门户域名，无法预览。请先在租户管理中填写域名',
  ...people,
  ...permissions.refusals,
  ...application.refusals,
  ...companyRefusalTexts,
  ...desk,
  ...processDesignSentences,
  ...reportSentences,
  ...resource,
  ...signIn.refusals,
  ...system,
  ...tenants.refusals,
  ...develop,
  ...workflow.refusals,
};
