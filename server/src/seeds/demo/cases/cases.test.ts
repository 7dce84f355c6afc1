import { describe, expect, it } from 'vitest';

import { formErrors, knownAnswers } from '../../../forms/form-validation.ts';
import { sniff } from '../../../modules/resource/sniff.ts';
import { forms } from '../../reference/forms.ts';
import materials from '../data/item-guide-material.json' with { type: 'json' };
import { guideRows } from '../item-guides.ts';
import { caseAccount } from './case-account.ts';
import { caseComments, caseRows } from './case-rows.ts';
import type { CaseRow } from './case-rows.ts';
import { caseFormData } from './form-data.ts';
import { caseMaterials } from './material-files.ts';

const today = '2027-03-31';
const guides = new Map(guideRows(today).map((guide) => [guide.id, guide as unknown as Guide]));
interface Guide {
  title: string;
  standard: string;
  isMsjx: number;
  formKey: string;
  applyStart: string;
  applyEnd: string;
  amountCapWan?: number;
}
const guideOf = (row: CaseRow) => guides.get(row.guideId)!;
const formOf = ({ formKey, applyStart, applyEnd }: Guide) => ({
  schema: forms.find(({ key }) => key === formKey)!.schema,
  facts: { today, window: { begin: applyStart, end: applyEnd } },
});
const rows = caseRows(today);
const handedIn = rows.filter(({ status }) => status !== 'draft');

describe('the cases of the demonstration', () => {
  it('are thirty-six in eighteen states, none applied for twice by one company', () => {
    expect(rows).toHaveLength(36);
    expect(new Set(rows.map(({ status }) => status)).size).toBe(18);
    expect(new Set(rows.map(({ userId, guideId }) => `${userId} ${guideId}`)).size).toBe(36);
  });

  it('were handed in while their windows were open, for no more than the cap', () => {
    for (const row of handedIn) {
      const guide = guideOf(row);
      expect(row.submitTime! >= guide.applyStart && row.submitTime! <= guide.applyEnd).toBe(true);
      expect(row.applyAmountWan).toBeLessThanOrEqual(guide.amountCapWan ?? Infinity);
    }
  });

  it('that wait to be accepted are within the time that was promised for them', () => {
    const waiting = rows.filter(({ status }) => status === 'submitted');
    expect(waiting.map(({ dueDate }) => dueDate! > today)).toEqual([true, true]);
  });

  it('were spoken of after they were handed in, and never in the future', () => {
    for (const comment of caseComments(today)) {
      const row = rows.find(({ id }) => id === comment.projectId)!;
      expect([comment.node, comment.createTime > row.submitTime!]).toEqual([row.status, true]);
      expect(comment.createTime <= today).toBe(true);
    }
  });
});

describe('the answers of a case', () => {
  it.each(rows.map((row) => [row.id, row] as const))('are whole and right for the form of %s', (_id, row) => {
    const guide = guideOf(row);
    const answers = caseFormData(row, guide, today);
    expect(formErrors(formOf(guide), answers, 'zh')).toEqual([]);
    expect(knownAnswers(formOf(guide).schema, answers)).toEqual(answers);
    expect(answers.applyAmountWan).toBe(row.applyAmountWan);
  });

  it.each(['2026-12-20', '2027-01-03', '2028-02-29', '2028-09-30'])(
    'can be made for the form of every ordinary guide, on %s too',
    (day) => {
      const ordinary = guideRows(day) as unknown as (Guide & { id: string })[];
      for (const guide of ordinary.filter(({ isMsjx }) => isMsjx === 0)) {
        const { submitTime: _, ...draft } = { ...rows[0]!, guideId: guide.id, applyAmountWan: 0.5 };
        const answers = caseFormData(draft, guide, day);
        const form = { ...formOf(guide), facts: { ...formOf(guide).facts, today: day } };
        expect([guide.title, formErrors(form, answers, 'zh')]).toEqual([guide.title, []]);
      }
    },
  );

  it('have the rows that an officer asks to mend', () => {
    const asked = caseComments(today).filter(({ fieldRefs }) => fieldRefs);
    expect(asked).toHaveLength(2);
    for (const { projectId, fieldRefs } of asked) {
      const row = rows.find(({ id }) => id === projectId)!;
      const answers = caseFormData(row, guideOf(row), today);
      const [material, field] = [
        fieldRefs![0]!.slice('materials.'.length),
        fieldRefs![1]!.slice('form.'.length),
      ];
      expect((answers[field] as unknown[]).length).toBeGreaterThanOrEqual(5);
      expect(caseMaterials(row, materials).map(({ materialId }) => materialId)).toContain(material);
    }
  });
});

describe('the files of a case', () => {
  it('are real PDFs of a few kilobytes for every material that must be uploaded', async () => {
    for (const row of handedIn) {
      const files = caseMaterials(row, materials);
      expect(files.length).toBeGreaterThan(0);
      for (const { body } of files) {
        expect((await sniff(body))?.type).toBe('pdf');
        expect(body.length).toBeLessThan(4000);
      }
    }
  });

  it('are none while the case is a draft', () => {
    expect(
      rows.filter(({ status }) => status === 'draft').flatMap((row) => caseMaterials(row, materials)),
    ).toEqual([]);
  });
});

describe('what a case hands in', () => {
  it('is as many files as each material asks for, of a kind that it takes', () => {
    const taken = new Map(materials.map((material) => [material.id, material]));
    for (const row of handedIn) {
      const held = caseMaterials(row, materials).map(({ materialId }) => taken.get(materialId)!);
      for (const material of held) {
        expect(material.accept).toContain('pdf');
        expect(held.filter(({ id }) => id === material.id)).toHaveLength(material.minCount ?? 1);
      }
    }
    expect(materials.filter(({ minCount = 1 }) => minCount > 1)).toHaveLength(6);
  });
});

describe('the account of a case', () => {
  it('is its company’s, with a number that the platform takes', () => {
    for (const row of rows) {
      const { accountName, bankAccount } = caseAccount(row);
      expect(row.projectName).toContain(accountName);
      expect(bankAccount).toMatch(/^\d{8,30}$/);
    }
  });
});
