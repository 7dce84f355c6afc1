import { domainEvents } from '@policy/shared/contract/desk/template.ts';
import type { DomainEventName } from '@policy/shared/contract/desk/template.ts';
import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import { and, inArray, ne } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { insertMissing } from '../insert-missing.ts';

type Texts = Record<'templateName' | 'title' | 'content' | 'titleEn' | 'contentEn', string>;

const words: Record<DomainEventName, Texts> = {
  'registration.requested': {
    templateName: '账号注册申请',
    title: '{name}申请注册账号',
    content: '{name}（账号名称：{account}）提交了注册申请，请审核。',
    titleEn: '{name} asks for an account',
    contentEn: '{name} (account name: {account}) asks for an account. Please decide.',
  },
  'registration.approved': {
    templateName: '账号注册通过',
    title: '您的注册申请已通过',
    content: '{name}，您好：账号{account}的注册申请已通过，欢迎使用。',
    titleEn: 'Your account has been approved',
    contentEn: 'Hello {name}, your account {account} has been approved. Welcome.',
  },
  'registration.refused': {
    templateName: '账号注册驳回',
    title: '您的注册申请未通过',
    content: '{name}，您好：账号{account}的注册申请未通过，原因：{reason}。您可以修改后重新提交。',
    titleEn: 'Your registration was refused',
    contentEn:
      'Hello {name}, the registration of {account} was refused: {reason}. You can correct it and ask again.',
  },
  'registration.joinAsked': {
    templateName: '申请加入企业',
    title: '{name}申请加入企业',
    content: '{name}申请成为{company}的办理人员，请在用户中心答复。',
    titleEn: '{name} asks to join the company',
    contentEn: '{name} asks to act for {company}. Please answer in the user centre.',
  },
  'registration.joined': {
    templateName: '新成员加入企业',
    title: '{name}已加入企业',
    content: '{name}已成为{company}的办理人员。如有异议，请联系受理部门。',
    titleEn: '{name} has joined the company',
    contentEn: '{name} acts for {company} from now on. If that is not right, please contact the office.',
  },
  'company.invited': {
    templateName: '企业成员邀请',
    title: '{company}邀请您成为办理人员',
    content: '{company}邀请您成为其办理人员。接受后您才会成为成员，请于{until}前在用户中心答复。',
    titleEn: '{company} invites you',
    contentEn:
      '{company} asks you to act for it. You are no member until you accept; please answer in the user centre before {until}.',
  },
  'company.invitationAccepted': {
    templateName: '接受企业邀请',
    title: '{name}接受了邀请',
    content: '{name}已接受邀请，成为{company}的办理人员。',
    titleEn: '{name} accepted the invitation',
    contentEn: '{name} acts for {company} from now on.',
  },
  'company.invitationRefused': {
    templateName: '谢绝企业邀请',
    title: '{name}谢绝了邀请',
    content: '{name}没有接受{company}的邀请。',
    titleEn: '{name} declined the invitation',
    contentEn: '{name} will not act for {company}.',
  },
  'company.signerGiven': {
    templateName: '授予签章职责',
    title: '{name}可以为{company}签章',
    content: '经工作人员核验，{name}从现在起可以为{company}签章。如有异议，请联系受理部门。',
    titleEn: '{name} may sign for {company}',
    contentEn:
      'After a check by an officer, {name} signs for {company} from now on. If that is not right, please contact the office.',
  },
  'company.handedOver': {
    templateName: '成员管理移交',
    title: '{company}的成员管理已移交给{name}',
    content:
      '经工作人员核验，{company}的成员管理已移交给{name}。如有异议，请在30日内于用户中心提出，异议期间资金事项暂停办理。',
    titleEn: 'The members of {company} are kept by {name}',
    contentEn:
      'After a check by an officer, {name} keeps the members of {company} from now on. If that is not right, dispute it in the user centre within 30 days; money waits meanwhile.',
  },
  'company.disputed': {
    templateName: '企业代表权争议',
    title: '{company}的代表权存在争议',
    content: '有人对{company}的代表权提出异议：{reason}。资金事项已暂停办理，请核定。',
    titleEn: 'Who speaks for {company} is disputed',
    contentEn: 'Somebody disputes who speaks for {company}: {reason}. Its money waits; please settle it.',
  },
  'company.settled': {
    templateName: '企业代表权争议已核定',
    title: '{company}的代表权争议已核定',
    content: '{company}的代表权争议已由工作人员核定，资金事项恢复办理。',
    titleEn: 'The dispute about {company} is settled',
    contentEn: 'An officer has settled who speaks for {company}; its money goes on.',
  },
  'task.assigned': {
    templateName: '新的待办任务',
    title: '新的待办：{step}',
    content: '“{title}”已到“{step}”环节，请及时办理。',
    titleEn: 'New task: {step}',
    contentEn: '“{title}” has reached the step “{step}” and waits for you.',
  },
  'task.transferred': {
    templateName: '任务转办',
    title: '转办给您：{step}',
    content: '“{title}”的“{step}”转由您办理。{comment}',
    titleEn: 'Transferred to you: {step}',
    contentEn: 'The step “{step}” of “{title}” is yours now. {comment}',
  },
  'task.delegated': {
    templateName: '任务委派',
    title: '委派给您：{step}',
    content: '请协助办理“{title}”的“{step}”，办理完毕后交回。{comment}',
    titleEn: 'Delegated to you: {step}',
    contentEn: 'Please work on the step “{step}” of “{title}” and give it back. {comment}',
  },
  'task.resolved': {
    templateName: '委派交回',
    title: '已办理交回：{step}',
    content: '您委派的“{title}”的“{step}”已办理完毕交回，请作出决定。{comment}',
    titleEn: 'Given back: {step}',
    contentEn: 'The step “{step}” of “{title}” that you delegated is back for your decision. {comment}',
  },
  'task.recalled': {
    templateName: '委派收回',
    title: '委派已收回：{step}',
    content: '委派给您的“{title}”的“{step}”已由委派人收回，无需办理。{comment}',
    titleEn: 'Delegation taken back: {step}',
    contentEn: 'The step “{step}” of “{title}” is no longer yours to work on. {comment}',
  },
  'task.copied': {
    templateName: '抄送',
    title: '抄送给您：{step}',
    content: '“{title}”（{step}）抄送给您，请知悉。',
    titleEn: 'For your information: {step}',
    contentEn: 'You were given a copy of “{title}” ({step}).',
  },
  'task.mentioned': {
    templateName: '意见中提到',
    title: '{by}在意见中提到您：{step}',
    content: '{by}在“{title}”（{step}）的意见中提到您：{comment}',
    titleEn: '{by} mentions you: {step}',
    contentEn: '{by} mentions you in a comment on “{title}” ({step}): {comment}',
  },
  'task.reminded': {
    templateName: '办理提醒',
    title: '请及时办理：{step}',
    content: '“{title}”的“{step}”尚未办理，请及时办理。',
    titleEn: 'Still to be done: {step}',
    contentEn: 'The step “{step}” of “{title}” still waits for you.',
  },
  'task.urged': {
    templateName: '催办',
    title: '催办：{step}',
    content: '有人催办“{title}”的“{step}”，请尽快办理。{comment}',
    titleEn: 'Please hurry: {step}',
    contentEn: 'Somebody asks you to handle the step “{step}” of “{title}” soon. {comment}',
  },
  'task.intervened': {
    templateName: '流程干预',
    title: '运维人员处理了：{step}',
    content: '运维人员处理了“{title}”的“{step}”。{comment}',
    titleEn: 'Operations intervened: {step}',
    contentEn: 'Operations staff intervened in the step “{step}” of “{title}”. {comment}',
  },
  'export.ready': {
    templateName: '导出完成',
    title: '导出完成：{title}',
    content: '{title}共{rows}行，请到下载中心下载，{expires}前有效。',
    titleEn: 'Export ready: {title}',
    contentEn: '{title} has {rows} rows. Download it from the download centre before {expires}.',
  },
  'export.failed': {
    templateName: '导出失败',
    title: '导出失败：{title}',
    content: '{title}没有导出：{reason}。',
    titleEn: 'Export failed: {title}',
    contentEn: '{title} was not exported: {reason}.',
  },
  'ownData.ready': {
    templateName: '个人数据导出完成',
    title: '您的个人数据可以下载了',
    content: '请登录门户，在“账号与安全”的“我的数据”中下载，{expires}前有效，仅本人可以下载。',
    titleEn: 'Your data is ready',
    contentEn:
      'Sign in to the portal and download it under “Account and security”, “My data”, before {expires}. Nobody else can.',
  },
  'account.newDevice': {
    templateName: '新设备登录',
    title: '您的账号在新设备上登录',
    content: '您的账号于{time}在新设备上登录，地址{place}。如非本人操作，请立即修改密码并结束其他登录。',
    titleEn: 'Your account was used on a new device',
    contentEn:
      'Your account signed in on a new device at {time}, from {place}. If it was not you, change your password and end the other sessions.',
  },
  'account.wayAdded': {
    templateName: '添加登录方式',
    title: '您的账号添加了登录方式：{way}',
    content:
      '您的账号于{time}添加了登录方式“{way}”，今后可以用它登录。如非本人操作，请立即在“账号与安全”中解除，并修改密码。',
    titleEn: 'A way to sign in was added: {way}',
    contentEn:
      'At {time} “{way}” was added to the ways you sign in by. If it was not you, remove it under account safety at once and change your password.',
  },
  'account.wayRemoved': {
    templateName: '解除登录方式',
    title: '您的账号解除了登录方式：{way}',
    content:
      '您的账号于{time}解除了登录方式“{way}”，其他设备上的登录均已结束。如非本人操作，请立即修改密码。',
    titleEn: 'A way to sign in was removed: {way}',
    contentEn:
      'At {time} “{way}” was removed from the ways you sign in by, and your other sessions were ended. If it was not you, change your password at once.',
  },
  'account.contactChanged': {
    templateName: '联系方式变更',
    title: '您的联系方式已变更',
    content:
      '工作人员核验后，已变更您账号的手机号码或邮箱，您在各处的登录均已结束。如非本人申请，请立即联系受理部门。',
    titleEn: 'Where you are reached has changed',
    contentEn:
      'After a check, an officer changed the phone or e-mail of your account, and ended it everywhere. If you did not ask for it, contact the office at once.',
  },
};

const isDomainEvent = (code: string): code is DomainEventName => Object.hasOwn(domainEvents, code);
const codes = Object.keys(domainEvents).filter(isDomainEvent);

const rows = codes.map((code) => ({
  ...{ id: `message-template:${code}`, code, kind: 'message', ...words[code] },
  variables: [...domainEvents[code]],
}));

/** The templates for domain events; administrators may change them. Safe to repeat. */
export const seedMessageTemplates = async (context: Context): Promise<void> => {
  await insertMissing(messageTemplate, context, rows);
  await addToOtherTenants(context);
};

/** What came with a later version, for tenants opened before: to those that tell of events at all, what they never had. */
async function addToOtherTenants(context: Context): Promise<void> {
  const table = tableOf(messageTemplate);
  const others = and(inArray(table.code, Object.keys(words)), ne(table.tenantId, context.tenantId));
  const known = await context.db
    .select({ tenantId: table.tenantId, code: table.code, isDeleted: table.isDeleted })
    .from(table)
    .where(others);
  const telling = new Set(known.filter(({ isDeleted }) => isDeleted === 0).map(({ tenantId }) => tenantId));
  for (const tenantId of telling) {
    const had = new Set(known.filter((one) => one.tenantId === tenantId).map(({ code }) => code));
    const own = rows.flatMap((row) => (had.has(row.code) ? [] : { ...row, id: `${row.id}:${tenantId}` }));
    await insertMissing(messageTemplate, { ...context, tenantId }, own);
  }
}
