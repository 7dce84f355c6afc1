import { faults } from './laboratory.ts';
import type { Laboratory } from './laboratory.ts';
import type { LocalPerson } from './persons.ts';

type Language = 'zh' | 'en';

const words = {
  zh: {
    title: '省统一身份认证（模拟）',
    banner: '模拟环境：这里的人员和企业均为虚构，选谁就以谁的身份登录。',
    choose: '请选择登录的人员',
    enterprise: '法人',
    individual: '自然人',
    level: '实名等级',
    consent: '政策兑现服务平台申请获取以下信息',
    told: {
      name: '姓名',
      idNumber: '证件号码',
      phone: '手机号码',
      companyName: '企业名称',
      creditCode: '统一社会信用代码',
    },
    agree: '同意并登录',
    refuse: '不同意',
    leave: '您已在政策兑现服务平台退出，是否同时退出统一身份认证？',
    leaveYes: '退出',
    leaveNo: '保持登录',
    laboratory: '实验室：模拟故障',
    now: '当前',
    own: '各人原有等级',
    rotate: '更换签名密钥',
    faults: {
      none: '正常',
      slow: '响应缓慢（10 秒）',
      refusing: '拒绝换取令牌',
      wrongNonce: 'nonce 不符',
      expiredKey: '签名密钥已撤下',
      unknownUser: '平台不认识的人员',
    },
  },
  en: {
    title: 'Provincial sign-on (simulated)',
    banner: 'Simulation: people and companies here are made up; whoever is chosen is signed in.',
    choose: 'Choose who signs in',
    enterprise: 'Legal persons',
    individual: 'Natural persons',
    level: 'Real-name level',
    consent: 'The policy fulfilment service asks for the following',
    told: {
      name: 'Name',
      idNumber: 'ID number',
      phone: 'Phone',
      companyName: 'Company',
      creditCode: 'Credit code',
    },
    agree: 'Agree and sign in',
    refuse: 'Refuse',
    leave: 'You have signed out of the policy fulfilment service. Sign out of the provincial sign-on too?',
    leaveYes: 'Sign out',
    leaveNo: 'Stay signed in',
    laboratory: 'Laboratory: what can go wrong',
    now: 'now',
    own: 'each person’s own',
    rotate: 'Replace the signing key',
    faults: {
      none: 'Nothing',
      slow: 'Slow (10 seconds)',
      refusing: 'Refuses the token',
      wrongNonce: 'Wrong nonce',
      expiredKey: 'Signing key withdrawn',
      unknownUser: 'Somebody whom the platform does not know',
    },
  },
} as const;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const style =
  'body{font:16px/1.6 system-ui,sans-serif;margin:0;background:#f3f6fa;color:#1b2733}main{max-width:44rem;margin:0 auto;padding:1rem}' +
  '.banner{background:#c62828;color:#fff;padding:.6rem 1rem}button{font:inherit;padding:.6rem 1rem;border:1px solid #1259b8;background:#fff;color:#1259b8;border-radius:4px;text-align:start;cursor:pointer;min-height:44px}' +
  'button.main{background:#1259b8;color:#fff}ul{list-style:none;padding:0;display:grid;gap:.5rem}li button{width:100%}small{display:block;color:#4a5866}button.main small{color:#fff}form{display:inline-block;margin:.25rem}li form{display:block;margin:0}dt{color:#4a5866}';

function page(language: Language, body: string): string {
  const t = words[language];
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title}</title><style>${style}</style></head><body><p class="banner" role="note">${t.banner}</p><main><h1>${t.title}</h1>${body}</main></body></html>`;
}

/** The page on which somebody chooses who he is. */
export function signInPage(language: Language, uid: string, persons: readonly LocalPerson[]): string {
  const t = words[language];
  const list = (kind: LocalPerson['userType']) =>
    persons
      .filter(({ userType }) => userType === kind)
      .map(
        (person) =>
          `<li><form method="post" action="/interaction/${uid}/login"><button name="account" value="${escaped(person.account)}">${escaped(person.companyName ?? person.name)}<small>${escaped(person.name)} · ${t.level} ${String(person.level)}</small></button></form></li>`,
      )
      .join('');
  const part = (kind: LocalPerson['userType']) => `<h3>${t[kind]}</h3><ul>${list(kind)}</ul>`;
  return page(language, `<h2>${t.choose}</h2>${part('individual')}${part('enterprise')}`);
}

/** The page on which he agrees to what is told of him. */
export function consentPage(language: Language, uid: string, person: LocalPerson): string {
  const t = words[language];
  const facts = (['name', 'idNumber', 'phone', 'companyName', 'creditCode'] as const)
    .filter((fact) => person[fact] !== undefined)
    .map((fact) => `<dt>${t.told[fact]}</dt><dd>${escaped(person[fact] ?? '')}</dd>`)
    .join('');
  const act = (to: string, text: string, look: string) =>
    `<form method="post" action="/interaction/${uid}/${to}"><button class="${look}">${text}</button></form>`;
  return page(
    language,
    `<h2>${t.consent}</h2><dl>${facts}</dl>${act('consent', t.agree, 'main')}${act('refuse', t.refuse, '')}`,
  );
}

/** The page on which somebody who left our site leaves the provider too; its form comes from the library. */
export function leavingPage(language: Language, form: string | undefined): string {
  const t = words[language];
  const button = (name: string, text: string, look: string) =>
    `<button form="op.logoutForm" type="submit" class="${look}" ${name}>${text}</button>`;
  return page(
    language,
    `<h2>${t.leave}</h2>${form ?? ''}${button('name="logout" value="yes"', t.leaveYes, 'main')} ${button('', t.leaveNo, '')}`,
  );
}

/** The page of the switches. */
export function laboratoryPage(language: Language, { fault, level }: Laboratory): string {
  const t = words[language];
  const button = (name: string, value: string, { text, isOn }: { text: string; isOn: boolean }) =>
    `<form method="post"><button name="${name}" value="${value}" class="${isOn ? 'main' : ''}" aria-pressed="${String(isOn)}">${text}</button></form>`;
  const faultButtons = faults.map((one) =>
    button('fault', one, { text: t.faults[one], isOn: one === fault }),
  );
  const levelButtons = [null, 1, 2, 3, 4].map((one) =>
    button('level', String(one ?? ''), { text: one === null ? t.own : String(one), isOn: one === level }),
  );
  return page(
    language,
    `<h2>${t.laboratory}</h2>${faultButtons.join('')}<h3>${t.level}</h3>${levelButtons.join('')}<h3>JWKS</h3>${button('rotate', '1', { text: t.rotate, isOn: false })}`,
  );
}
