import { z } from 'zod';

import { line } from '../kit/field.ts';
import { accountInput } from './account-input.ts';
import { paragraph, remarks, shortLine } from '../kit/readable.ts';
import { applicationStates } from '../entities/application/application-states.ts';
import { windowStates } from '../entities/content/shared-choices.ts';
import { signedView, signingView } from './signatures.ts';
import { codeEndForm } from './typed-forms.ts';

const id = z.uuid();

/**
 * `POST policy/projectinfo/draft`: begins an application, or answers the draft that is already there; with `renewForm` that draft
 * goes on in the guide's newest form, and keeps the answers that it had.
 */
export const draftInput = z.object({ guideId: id, renewForm: z.boolean().optional() });
/** `POST policy/projectinfo/declare`: signs and hands in a whole draft; refused outside the window or for a second time. */
export const declareInput = z.object({ id, version: z.int(), agreed: z.literal(true) });
/** `POST policy/projectinfo/reuseAnswers`: fills what a draft leaves open with the answers of an earlier application. */
export const reuseInput = z.object({ id });
/** `POST policy/projectinfo/withdraw`: takes an application back before it was accepted. */
export const withdrawInput = z.object({ id, comment: remarks(500) });
/** `POST policy/projectinfo/resubmit`: hands a corrected application back to who returned it. */
export const resubmitInput = z.object({
  id,
  version: z.int(),
  comment: remarks(500),
});
/** `POST policy/projectinfo/correctAccount`: another account after a failed payment. */
export const correctAccountInput = accountInput.extend({ id });
/** `POST policy/projectinfo/payment`: one batch of payments begins, succeeded or failed. */
export const paymentInput = z.object({
  ids: z.string().min(1),
  batchNo: line(30),
  result: z.enum(['paying', 'paid', 'failed']),
  voucherNo: shortLine(60).optional(),
  failReason: paragraph(500).optional(),
});

/** `GET policy/projectinfo/isExpireGuideItemForApply?guideId=`. */
export const windowCheck = z.object({
  isExpired: z.boolean(),
  windowStatus: z.enum(windowStates),
  applyStart: z.string().nullable(),
  applyEnd: z.string().nullable(),
});
/** `GET policy/projectinfo/repeatApplyCheck?guideId=`: the live application that stands in the way, if any. */
export const repeatCheck = z.object({
  isRepeat: z.boolean(),
  id: id.nullable(),
  applyNo: z.string().nullable(),
  status: z.enum(applicationStates).nullable(),
});
/** `GET policy/projectinfo/statisticsCompanyApply`. */
export const companyStatistics = z.object({
  all: z.int(),
  unfinished: z.int(),
  reject: z.int(),
  paytodo: z.int(),
  paydone: z.int(),
  draft: z.int(),
  doing: z.int(),
  done: z.int(),
});

/** One answer of `GET policy/projectinfo/companyTasks`: an application that waits for its company, most urgent first. */
export const companyTask = z.object({
  id,
  guideId: id,
  applyNo: z.string(),
  guideTitle: z.string().nullable(),
  guideTitleEn: z.string().nullable(),
  projectName: z.string(),
  status: z.enum(applicationStates),
  /** The last day: of the correction, or of the window that a draft is for; null where nothing ends by itself. */
  due: z.string().nullable(),
});
export type CompanyTask = z.output<typeof companyTask>;

/** Parts of a declaration, in their order. */
export const declarationTasks = ['company', 'form', 'materials', 'account', 'declaration'] as const;
export type DeclarationTask = (typeof declarationTasks)[number];
/** How far a part is: `locked` waits for the parts before it. */
export const taskStates = ['todo', 'doing', 'done', 'locked'] as const;

/** A form as both apps render it: JSON Schema 2020-12, uiSchema, in the reader's language. */
export const formView = z.object({
  key: z.string(),
  version: z.int(),
  /** The guide has a newer form; a draft may take it. */
  isOutdated: z.boolean(),
  /** With the rules between its fields under `x-rules`. */
  schema: z.record(z.string(), z.unknown()),
  uiSchema: z.record(z.string(), z.unknown()),
  /** What its rules may know besides the answers: the server's day, and when the guide lets people apply. */
  facts: z.object({
    today: z.string(),
    window: z.object({ begin: z.string().nullable(), end: z.string().nullable() }),
  }),
});

/** One file handed in, as its owner and his officers see it. */
export const fileView = z.object({
  id,
  materialId: id,
  attachId: id,
  name: z.string(),
  ext: z.string(),
  sizeBytes: z.int(),
  createTime: z.string(),
  mark: z.enum(['passed', 'supplement']).nullable(),
  markComment: z.string().nullable(),
});
export type FileView = z.output<typeof fileView>;

/** One material of the guide with what was handed in for it. */
export const materialView = z.object({
  id,
  name: z.string(),
  source: z.string(),
  form: z.string(),
  requirement: z.string().nullable(),
  isShared: z.int(),
  isRequired: z.int(),
  templateUrl: z.string().nullable(),
  sampleUrl: z.string().nullable(),
  accept: z.array(z.string()),
  maxSizeMb: z.int(),
  minCount: z.int(),
  maxCount: z.int(),
  files: z.array(fileView),
});
export type MaterialView = z.output<typeof materialView>;

/** What an officer said that the applicant may read. */
export const commentView = z.object({
  id,
  node: z.string(),
  authorRole: z.string(),
  content: z.string(),
  fieldRefs: z.array(z.string()),
  deadline: z.string().nullable(),
  createTime: z.string(),
});

/** One step of a case on its timeline. */
export const timelineEntry = z.object({
  status: z.enum(applicationStates),
  at: z.string(),
  actorRole: z.string(),
  comment: z.string().nullable(),
});

/** The stages that every application passes, in their order. */
export const caseStages = ['submit', 'accept', 'review', 'publicity', 'payment'] as const;
/** One stage of a case: when it was finished, or by when it is promised. */
export const stageView = z.object({
  key: z.enum(caseStages),
  state: z.enum(['done', 'current', 'ahead', 'failed']),
  doneAt: z.string().nullable(),
  /** A day; null where none is promised yet. */
  promisedBy: z.string().nullable(),
});
export type StageView = z.output<typeof stageView>;

/** Where a case is going: its stages, who has it in hand, and until when it stands still. */
export const caseOutlook = z.object({
  stages: z.array(stageView),
  /** By agency and duty, never by name; nobody where a period runs. */
  holders: z.array(
    z.object({ agencyName: z.string().nullable(), agencyNameEn: z.string().nullable(), part: z.string() }),
  ),
  /** The last day of the correction or of the publicity period that it waits for. */
  until: z.string().nullable(),
});
export type CaseOutlook = z.output<typeof caseOutlook>;

/** What the viewer may do with the case now. */
export const caseActions = ['edit', 'declare', 'resubmit', 'withdraw', 'correctAccount', 'delete'] as const;
export type CaseAction = (typeof caseActions)[number];

/** `GET policy/projectinfo/case?id=`: everything its owner sees of one application, in one answer. */
export const caseView = z.object({
  application: z.object({
    id,
    version: z.int(),
    applyNo: z.string(),
    guideId: id,
    guideTitle: z.string().nullable(),
    guideTitleEn: z.string().nullable(),
    agencyName: z.string().nullable(),
    agencyNameEn: z.string().nullable(),
    companyName: z.string(),
    creditCode: z.string().nullable(),
    projectName: z.string(),
    formData: z.record(z.string(), z.unknown()).nullable(),
    accountName: z.string().nullable(),
    bankName: z.string().nullable(),
    bankAccountMasked: z.string().nullable(),
    accountReason: z.string().nullable(),
    accountProofId: id.nullable(),
    accountProofName: z.string().nullable(),
    applyAmountWan: z.number().nullable(),
    approvedAmountWan: z.number().nullable(),
    paidAmountWan: z.number().nullable(),
    status: z.enum(applicationStates),
    submitTime: z.string().nullable(),
    acceptTime: z.string().nullable(),
    dueDate: z.string().nullable(),
    updateTime: z.string(),
    processInstanceId: id.nullable(),
  }),
  /** The consent that its reader has to give before he enters an account, as a key; null where none is lacking. */
  accountConsent: z.string().nullable(),
  /** What the declaration is prefilled from; the licence's own facts cannot be edited. */
  company: z.object({
    companyName: z.string(),
    creditCode: z.string().nullable(),
    legalPersonMasked: z.string().nullable(),
    address: z.string().nullable(),
    size: z.string().nullable(),
    regDate: z.string().nullable(),
    employees: z.int().nullable(),
    revenueWan: z.number().nullable(),
    rdExpenseWan: z.number().nullable(),
    contactName: z.string().nullable(),
    contactPhone: z.string().nullable(),
  }),
  form: formView.nullable(),
  materials: z.array(materialView),
  comments: z.array(commentView),
  timeline: z.array(timelineEntry),
  /** Null for a draft, which goes nowhere before it is handed in. */
  outlook: caseOutlook.nullable(),
  tasks: z.array(z.object({ key: z.enum(declarationTasks), state: z.enum(taskStates) })),
  actions: z.array(z.enum(caseActions)),
  /** Fields and materials that a correction asks for; nothing else may be changed then. */
  mendRefs: z.array(z.string()),
  /** Who signs when it is handed in. */
  signing: signingView,
  /** What was signed last; null before it was handed in, and for what was handed in before anything was signed. */
  signed: signedView.nullable(),
});
export type CaseView = z.output<typeof caseView>;

/** `GET policy/projectinfo/earlierAnswers?id=`: what a draft could take over, and from which application. */
export const earlierAnswersView = z.object({
  applyNo: z.string(),
  guideTitle: z.string().nullable(),
  guideTitleEn: z.string().nullable(),
  submitTime: z.string().nullable(),
  /** Names of the fields that would be filled. */
  titles: z.array(z.string()),
});
export type EarlierAnswers = z.output<typeof earlierAnswersView>;

/** Query of `GET policy/projectinfo/progress`, open to everybody who knows the number and the code's end. */
export const progressQuery = z.object({
  applyNo: line(30),
  codeEnd: z.string().trim().regex(codeEndForm),
  captchaKey: z.string().max(100),
  captchaCode: z.string().trim().max(20),
});
/** Its answer: where the case stands, without a person or an amount. */
export const progressView = z.object({
  applyNo: z.string(),
  guideTitle: z.string().nullable(),
  guideTitleEn: z.string().nullable(),
  agencyName: z.string().nullable(),
  agencyNameEn: z.string().nullable(),
  status: z.enum(applicationStates),
  submitTime: z.string().nullable(),
  dueDate: z.string().nullable(),
  timeline: z.array(z.object({ status: z.enum(applicationStates), at: z.string() })),
});
export type ProgressView = z.output<typeof progressView>;
