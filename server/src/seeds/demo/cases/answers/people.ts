import { paperNo, share, stepFor } from '../papers.ts';
import type { Answers, Facts } from '../papers.ts';

const { ceil, min } = Math;

/** Answers to the forms about people: talents, graduates and apprentices. */
export const peopleAnswers: Record<string, (facts: Facts) => Answers> = {
  form_talent_allowance: (facts) => ({
    talentLevel: stepFor(
      [
        ['E', 10],
        ['D', 30],
        ['C', 80],
        ['B', 150],
        ['A', 300],
      ],
      facts.amountWan,
    ),
    ...{ certificateNo: paperNo('RC', facts), recognitionDate: facts.ago(380) },
    ...{ employer: facts.companyName, position: '研发工程师' },
    ...{ contractStart: facts.ago(400), contractEnd: facts.ago(-700) },
    ...{ assessmentYear: facts.lastYear, assessment: 'passed' },
  }),

  form_graduate: (facts) => {
    const livingWan = min(facts.amountWan, 5);
    return {
      ...{ school: '江屿大学', degree: 'master', graduatedOn: facts.ago(500) },
      ...{ employer: facts.companyName, employedOn: facts.ago(400), insuredMonths: 13, hasHome: 'no' },
      rentAddress: '江屿市云澜区澜湾街道望澜里3栋',
      ...{ rentStart: facts.ago(390), rentEnd: facts.ago(-20) },
      ...{ rentWan: share(facts.amountWan - livingWan, 1), livingWan },
    };
  },

  form_apprentice: (facts) => {
    // A certified intermediate worker is worth one in two years.
    const certified = ceil(facts.amountWan / 5) + 1;
    return {
      trainingBody: '云澜区产业工人实训中心',
      filingNo: paperNo('PX', facts),
      classList: ['钳工', '电工', '数控车工', '焊工', '工业机器人系统操作员'].map((trade, index) => ({
        className: `${trade}第${facts.serial}期`,
        level: index < 3 ? 'intermediate' : 'senior',
        ...{ startOn: facts.ago(400 - index * 20), endOn: facts.ago(160 - index * 20) },
        ...{ trainees: certified + 1, certified },
      })),
      headcount: certified * 5,
    };
  },
};
