import { leaseOf, paperNo, rentOf, rowsOf, share, stepFor } from '../papers.ts';
import type { Answers, Facts } from '../papers.ts';

const { ceil, min } = Math;

/** Answers to the forms of trade, premises and money: what was insured, rented, opened and borrowed. */
export const tradeAnswers: Record<string, (facts: Facts) => Answers> = {
  form_export_insurance: (facts) => {
    const premiumWan = share(facts.amountWan, 1 / 0.3);
    return {
      insurer: '江屿出口信用保险服务中心',
      policyNo: paperNo('BX', facts),
      ...{ insuredFrom: facts.ago(330), insuredTo: facts.ago(-35) },
      exportWan: share(premiumWan, 120),
      premiumList: rowsOf(premiumWan, (amountWan, index) => ({
        ...{ invoiceNo: paperNo('26558', facts, index), amountWan, paidOn: facts.ago(300 - index * 50) },
      })),
      premiumWan,
    };
  },

  form_warehouse: (facts) => {
    const costWan = share(facts.amountWan, 5);
    return {
      country: '马来西亚',
      warehouseAddress: '雪兰莪州巴生港自由区12号库',
      filingNo: paperNo('JW', facts),
      ...{ openedOn: facts.ago(260), areaSqm: 3200, mode: 'lease' },
      ...{ leaseStart: facts.ago(320), leaseEnd: facts.ago(-780) },
      costList: rowsOf(costWan, (amountWan, index) => ({
        ...{ item: `第${index + 1}期租金`, receiptNo: paperNo('INV', facts, index), amountWan },
      })),
      costWan,
      clientList: ['海岚家居', '澜芯电子', '知汀贸易'].map((name, index) => ({
        companyName: `江屿市${name}有限公司`,
        creditCode: `91449900MA00${paperNo('', facts, index)}`.slice(0, 18),
      })),
    };
  },

  form_headquarters: (facts) => ({
    certificateNo: paperNo('ZB', facts),
    validUntil: facts.ago(-700),
    ...leaseOf(facts),
    ...{ areaSqm: 2600, isSublet: 'no', claimFrom: facts.ago(400), claimTo: facts.ago(35) },
    ...rentOf(facts, share(facts.amountWan, 1 / 0.3)),
  }),

  form_debut: (facts) => ({
    ...{ brand: '屿光', debutKind: 'store', openedOn: facts.ago(150) },
    storeLevel: stepFor(
      [
        ['city', 20],
        ['china', 50],
        ['asia', 100],
      ],
      facts.amountWan,
    ),
    ...{ leaseStart: facts.ago(200), leaseEnd: facts.ago(-900) },
    costList: rowsOf(share(facts.amountWan, 3), (amountWan, index) => ({
      ...{ item: `第${index + 1}期场租`, invoiceNo: paperNo('26330', facts, index), amountWan },
    })),
    costWan: share(facts.amountWan, 3),
  }),

  form_culture_rent: (facts) => ({
    park: '云岭文化创意产业园',
    ...leaseOf(facts),
    filingNo: paperNo('ZL', facts),
    ...{ areaSqm: min(500, ceil((facts.amountWan * 10_000) / 720)), claimMonths: 24 },
    ...rentOf(facts, share(facts.amountWan, 2)),
  }),

  form_loan_interest: (facts) => {
    const companyKind = facts.amountWan > 20 ? 'hightech' : 'general';
    const totalInterestWan = share(facts.amountWan, 1 / 0.3);
    return {
      companyKind,
      loanUse: '采购原材料和支付生产线运转所需的流动资金。',
      loanList: rowsOf(totalInterestWan, (interestWan, index) => ({
        bank: '江屿银行云澜支行',
        contractNo: paperNo('JK', facts, index),
        kind: index === 0 ? 'first' : 'credit',
        principalWan: share(interestWan, 25),
        ...{ startOn: facts.ago(360 - index * 20), endOn: facts.ago(index * -30), interestWan },
      })),
      ...{ totalInterestWan, isOverdue: 'no' },
    };
  },
};
