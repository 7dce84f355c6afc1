import { applicationComment } from '@policy/shared/contract/entities/application/application-comment.ts';
import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { dataAccess } from '@policy/shared/contract/entities/log/data-access.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import { consent } from '@policy/shared/contract/entities/people/consent.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { tableOf } from '../kit/table/table.ts';

/** Whose data it is. */
export interface DataSubject {
  userId: string;
  account: string;
}

/** Rows of one entity that are about a person, and what of them is not his. */
export interface OwnSection {
  entity: Entity;
  whose: (subject: DataSubject) => SQL;
  /** Fields that tell of others or of how the platform keeps a row. */
  without?: readonly string[];
}

const [people, members, requests] = [tableOf(user), tableOf(companyMember), tableOf(registration)];
const [cases, files, comments] = [
  tableOf(application),
  tableOf(applicationFile),
  tableOf(applicationComment),
];
const [payments, uploads, drafts] = [tableOf(payment), tableOf(attachment), tableOf(processDraft)];
const consents = tableOf(consent);
const [leaves, messages] = [tableOf(leave), tableOf(message)];
const [signIns, accesses] = [tableOf(loginLog), tableOf(dataAccess)];

const both = (one: SQL, other: SQL) => sql`(${one} and ${other})`;

/** Cases that he filed for himself; what he filed for a company is the company's. */
const ownCases = ({ userId }: DataSubject) => both(eq(cases.userId, userId), isNull(cases.companyId));
const inOwnCases = (column: AnyPgColumn, subject: DataSubject) =>
  sql`${column} in (select ${cases.id} from ${cases} where ${ownCases(subject)})`;

/** What is kept of a person, entity by entity, in the order in which he is told it. */
export const ownSections: readonly OwnSection[] = [
  { entity: user, whose: ({ userId }) => eq(people.id, userId) },
  { entity: companyMember, whose: ({ userId }) => eq(members.uid, userId) },
  {
    entity: registration,
    whose: ({ userId }) => eq(requests.userId, userId),
    without: ['duplicates', 'proof'],
  },
  { entity: consent, whose: ({ userId }) => eq(consents.userId, userId), without: ['userName'] },
  { entity: application, whose: ownCases },
  {
    entity: applicationFile,
    whose: ({ userId }) => both(eq(files.userId, userId), isNull(files.companyId)),
  },
  {
    entity: applicationComment,
    whose: (subject) => both(inOwnCases(comments.projectId, subject), eq(comments.visibleToApplicant, 1)),
  },
  { entity: payment, whose: (subject) => inOwnCases(payments.applicationId, subject) },
  {
    entity: attachment,
    whose: ({ userId }) => both(eq(uploads.uploaderId, userId), isNull(uploads.companyId)),
    without: ['name', 'sha256', 'domain', 'ossCode'],
  },
  { entity: processDraft, whose: ({ userId }) => eq(drafts.userId, userId) },
  { entity: leave, whose: ({ userId }) => eq(leaves.userId, userId) },
  // About a company's matter he is told while he acts for it, and not afterwards.
  {
    entity: message,
    whose: ({ userId }) => both(eq(messages.userId, userId), isNull(messages.companyId)),
    without: ['path'],
  },
  { entity: loginLog, whose: ({ account }) => eq(signIns.account, account) },
  // By role and agency, never by name.
  {
    entity: dataAccess,
    whose: ({ userId }) => eq(accesses.subjectId, userId),
    without: ['account', 'remoteIp', 'rowId', 'subjectName', 'companyName'],
  },
];
