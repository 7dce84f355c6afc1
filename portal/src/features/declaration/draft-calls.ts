import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { applicationPath } from '@policy/shared/contract/application/paths.ts';

import { accountNumber } from '../../components/receiving-account/account-problems.ts';
import type { Answers } from '../../components/schema-form/answers.ts';
import { http } from '../../lib/browser/browser-session.ts';
import type { Stored } from '../../components/draft/draft-keeper.ts';

/** What a save answers as far as a draft looks at it. */
type Saved = { version: number };

const caseOf = (id: string) => http.get<CaseView>(`${applicationPath}/case`, { id });
const save = (draft: object) => http.post<Saved>(`${applicationPath}/submit`, draft);

/** Saves the answers to the form against a version. */
export const saveForm = (id: string) => (formData: Answers, version: number) =>
  save({ id, version, formData });

/** The answers to the form as the server has them now. */
export const loadForm = (id: string) => async (): Promise<Stored> => {
  const { application: row } = await caseOf(id);
  return { version: row.version, values: row.formData ?? {} };
};

/** Lets the draft of an item go on in its newest form. */
export const renewForm = (guideId: string) =>
  http.post<Saved>(`${applicationPath}/draft`, { guideId, renewForm: true });

/** Saves the receiving account; its number travels only when it is whole. */
export const saveAccount = (id: string) => (values: Answers, version: number) =>
  save({
    id,
    version,
    accountName: values.accountName ?? null,
    bankName: values.bankName ?? null,
    bankAccount: accountNumber(values.bankAccount),
    accountReason: values.accountReason ?? null,
    accountProofId: values.accountProofId ?? null,
  });

/** The receiving account as the server tells it; the number never comes back whole. */
export const loadAccount = (id: string) => async (): Promise<Stored> => {
  const { application: row } = await caseOf(id);
  return { version: row.version, values: accountValues(row) };
};

/** The fields of the account that have an answer. */
export function accountValues(row: Pick<CaseView['application'], (typeof storedFields)[number]>): Answers {
  return Object.fromEntries(storedFields.flatMap((field) => (row[field] ? [[field, row[field]]] : [])));
}

const storedFields = [
  'accountName',
  'bankName',
  'accountReason',
  'accountProofId',
  'accountProofName',
] as const;
