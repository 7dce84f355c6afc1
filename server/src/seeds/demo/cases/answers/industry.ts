import { invoiceRows, paperNo, rowsOf, share, stepFor } from '../papers.ts';
import type { Answers, Facts } from '../papers.ts';

const { ceil, max } = Math;

/** Answers to the forms of industry: what was bought, built, made and saved. */
export const industryAnswers: Record<string, (facts: Facts) => Answers> = {
  form_equipment: (facts) => {
    const purchaseWan = max(200, share(facts.amountWan, 1 / 0.15));
    return {
      filingNo: paperNo('JG', facts),
      upgradeKind: 'upgrade',
      buildStart: facts.ago(330),
      doneOn: facts.ago(45),
      siteAddress: '江屿市云澜区启港街道智造一路16号',
      invoiceList: invoiceRows(facts, purchaseWan, (index) => ({
        model: `YL-${200 + index * 10}`,
        supplier: '江屿市汇岚设备有限公司',
      })),
      purchaseWan,
    };
  },

  form_digital: (facts) => {
    const investWan = max(20, share(facts.amountWan, 1 / 0.3));
    return {
      ...{ diagnosedOn: facts.ago(300), levelBefore: '1', levelAfter: '3' },
      provider: '江屿市云汇数字科技有限公司',
      contractNo: paperNo('SZ', facts),
      ...{ contractOn: facts.ago(260), acceptedOn: facts.ago(40) },
      investList: rowsOf(investWan, (amountWan, index, name) => ({
        kind: index < 3 ? 'hardware' : 'software',
        ...{ name, invoiceNo: paperNo('26449', facts, index), amountWan },
      })),
      investWan,
    };
  },

  form_first_set: (facts) => ({
    equipmentName: '高速五轴联动加工中心',
    equipmentKind: stepFor(
      [
        ['part', 50],
        ['single', 100],
        ['complete', 200],
      ],
      facts.amountWan,
    ),
    recognitionLevel: 'provincial',
    certificateNo: paperNo('SZT', facts),
    recognitionDate: facts.ago(120),
    plantAddress: '江屿市云澜区启港街道智造一路16号',
    salesList: rowsOf(1200, (amountWan, index) => ({
      buyer: '江屿市海岚重工有限公司',
      contractNo: paperNo('XS', facts, index),
      signedOn: facts.ago(100 + index),
      amountWan,
    })),
    salesWan: 1200,
  }),

  form_output: (facts) => {
    const milestone = stepFor(
      [
        ['m5', 30],
        ['m10', 60],
        ['m50', 150],
      ],
      facts.amountWan,
    );
    const outputWan = { m5: 50_000, m10: 100_000, m50: 500_000 }[milestone] + facts.serial;
    return {
      ...{ outputYear: facts.lastYear, outputWan, highestWan: share(outputWan, 0.9), milestone },
      ...{ employees: 320, hadAccident: 'no' },
    };
  },

  form_energy: (facts) => {
    const savedTce = max(100, ceil(facts.amountWan / 0.08));
    const investWan = share(savedTce, 0.3);
    return {
      retrofit: '空压站、循环水泵和余热回收系统的节能改造',
      ...{ buildStart: facts.ago(400), doneOn: facts.ago(150) },
      ...{ beforeTce: savedTce * 6, afterTce: savedTce * 5, savedTce },
      auditor: '江屿市绿衡节能技术服务有限公司',
      auditNo: paperNo('JN', facts),
      auditedOn: facts.ago(30),
      invoiceList: invoiceRows(facts, investWan),
      investWan,
    };
  },
};
