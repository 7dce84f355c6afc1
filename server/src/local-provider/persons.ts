import companies from '../seeds/demo/data/company.json' with { type: 'json' };

/** Somebody whom the simulated provider vouches for; all of them are made up. */
export interface LocalPerson {
  account: string;
  name: string;
  /** Real-name level, 1 to 4. */
  level: number;
  userType: 'enterprise' | 'individual';
  idNumber: string;
  phone: string;
  companyName?: string;
  creditCode?: string;
  legalPerson?: string;
}

const clerkNumber = '449901199001010013';
/** Levels of the first companies; the others have that of the first clerk. */
const levels = [4, 3, 2, 1];
const usualLevel = 3;

const registered = companies.map((company, index): LocalPerson => ({
  ...{ account: company.account, name: company.contactName, level: levels[index] ?? usualLevel },
  ...{ userType: 'enterprise', idNumber: clerkNumber, phone: company.contactPhone },
  ...{ companyName: company.companyName, creditCode: company.creditCode },
  legalPerson: company.legalPersonMasked,
}));

const newcomers: readonly LocalPerson[] = [
  {
    ...{ account: 'newcomer-company', name: '沈闻溪', level: 3, userType: 'enterprise' },
    ...{ idNumber: '449901198805120029', phone: '12000009001', companyName: '江屿市新泊工业设计有限公司' },
    ...{ creditCode: '91449900MA9990001P', legalPerson: '沈闻溪' },
  },
  {
    ...{ account: 'person-4', name: '林知夏', level: 4, userType: 'individual' },
    ...{ idNumber: '449901199511200036', phone: '12000009004' },
  },
  {
    ...{ account: 'person-3', name: '周行舟', level: 3, userType: 'individual' },
    ...{ idNumber: '449901199001010013', phone: '12000009003' },
  },
  {
    ...{ account: 'person-2', name: '陈若谷', level: 2, userType: 'individual' },
    ...{ idNumber: '449901200103080042', phone: '12000009002' },
  },
  {
    ...{ account: 'person-1', name: '许青禾', level: 1, userType: 'individual' },
    ...{ idNumber: '449901197506150055', phone: '12000009005' },
  },
];

/** Legal persons of the demonstration, one that nobody here knows, and natural persons of each level. */
export const localPersons: readonly LocalPerson[] = [...registered, ...newcomers];
