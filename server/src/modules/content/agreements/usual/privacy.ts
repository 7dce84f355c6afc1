import { article } from './article.ts';
import type { UsualText } from './article.ts';

/** What is kept of people, what for and how long, and what they can do about it. */
export const privacy: UsualText = {
  title: '政策兑现服务平台隐私声明',
  titleEn: 'Privacy statement of the policy fulfilment platform',
  body: article([
    [
      '一、谁在处理您的信息',
      '平台的主办单位和承办单位（见页面底部）是个人信息处理者。有关个人信息的问题和请求，请致电或发邮件到页面底部所列的联系方式。',
    ],
    [
      '二、处理哪些信息、用于什么',
      [
        '账号名称、密码（仅存不可还原的摘要）：用于登录；',
        '姓名：用于确认办理人并在办件上署名；',
        '手机号码、邮箱：用于验证码、账号安全，经您同意后用于通知；',
        '身份证号码（个人注册）：用于核验身份，见单独同意书；',
        '所代表企业的名称、统一社会信用代码、法定代表人、联系人：用于核对您代表的企业；',
        '申报内容和材料：用于审核和兑现；',
        '收款账户：用于拨付资金，见单独同意书；',
        '登录时间、网络地址、浏览器类型：用于保护账号安全和依法留存日志。',
      ],
      '每个需要填写的栏目旁都写明了用途。平台不收集与办理无关的信息，不做商业推送，不出售信息。',
    ],
    [
      '三、依据',
      '处理上述信息，是为履行法定职责、依您的申请办理事项所必需，或者基于您的同意。处理身份证号码、收款账户等敏感个人信息，以及向登记部门核验信息，另行征得您的单独同意。',
    ],
    [
      '四、保存多久',
      [
        '账号信息：至账号注销；',
        '注册申请：办理期间和账号存续期间，未通过的自驳回起一百八十日；',
        '经统一身份认证或第三方登录而未注册的，登录标识自最后一次登录起三十日；企业邀请中的手机号码：一百八十日；',
        '短信和邮件记录：发送后一百八十日，或至账号注销；已读消息：两年；已撤回或被新版替代的同意记录：三年；',
        '个人申报的内容和材料：至账号注销；单位的申报属于单位，随办件保存；',
        '已拨付的办件：按《会计档案管理办法》第十四条及附表保存三十年，自会计年度终了后的第一天起算；账号注销后加密封存，任何列表不再显示，期满删除；',
        '公示信息：十年，账号注销后公示页面改为“已注销用户”，原文封存；',
        '系统日志：不少于六个月，账号注销后其中的账号改为不可还原的摘要。',
      ],
      '期限届满的，由系统每小时自动清理。',
    ],
    [
      '五、共享与公开',
      '办件由主管部门的工作人员在职责范围内查看；拨付时向财政部门和银行提供必要的账户信息。依法须公示的，公示申报主体名称、事项和金额，不公示证件号码、电话和账号。除法律另有规定外，不向其他单位提供。信息存储在中国境内。',
    ],
    [
      '六、安全',
      '证件号码、收款账号等加密保存，页面默认只显示部分数字；工作人员查看完整内容须说明理由并留痕。您可以在用户中心的“谁查阅过我的信息”中看到这些记录。',
    ],
    [
      '七、您的权利',
      [
        '查阅和复制：在“账号与安全”页可导出您的全部数据；',
        '更正：可自行修改联系方式和头像，其他信息请联系受理部门更正；',
        '撤回同意：在“账号与安全”页可逐项撤回，与同意一样方便，撤回前会告知哪些服务将停止；撤回不影响此前处理的效力；',
        '删除：在“账号与安全”页可自行注销账号，注销前逐项列明将被删除的内容、依法保存的内容、依据和最后保存日；有资金正在拨付或事项没有办结的，办结后方可注销。也可以请工作人员办理；',
        '解释：请通过页面底部的联系方式提出，我们在十五个工作日内答复。',
      ],
    ],
    ['八、未成年人', '平台不面向未满十四周岁的未成年人提供注册。'],
    [
      '九、修订',
      '本声明修订后以新的版次发布，历史版次可以在平台查阅。处理的目的、方式或信息种类变更的，平台会再次征求您的同意。',
    ],
  ]),
  bodyEn: article([
    [
      '1. Who is responsible',
      'The authorities named at the foot of each page are responsible for your data. Questions and requests about it reach us by the telephone number and address there.',
    ],
    [
      '2. What is kept, and what for',
      [
        'Account name and password (only a digest that cannot be turned back): to sign in.',
        'Name: to confirm who acts, and to sign the cases.',
        'Mobile number and e-mail: for codes and the safety of the account, and for notices if you agree.',
        'Identity number (individuals): to check who you are; see the separate consent.',
        'Name, credit code, legal representative and contact of the company you act for: to check it.',
        'Applications and materials: to examine and to pay.',
        'Bank account: to pay; see the separate consent.',
        'Time, network address and browser of sign-ins: for the safety of the account, and as logs that the law asks for.',
      ],
      'The purpose stands beside each field that asks. Nothing is collected that a matter does not need, nothing is advertised and nothing is sold.',
    ],
    [
      '3. On what ground',
      'This is needed to carry out legal duties and what you apply for, or rests on your consent. Sensitive data such as identity numbers and bank accounts, and checks with registers, each need a separate consent of yours.',
    ],
    [
      '4. How long',
      [
        'Data of an account: until the account is deleted.',
        'Requests to register: while they are handled and while the account exists; 180 days if refused.',
        'What a provider told of somebody who signed on and never registered: thirty days from the last time. Phones in invitations of companies: 180 days.',
        'Records of SMS and e-mail: 180 days from sending, or until the account is deleted. Messages that were read: two years. Consents that were withdrawn or renewed: three years.',
        'Applications of your own: until the account is deleted. Those of a company are the company’s and are kept with the case.',
        'Paid cases: thirty years from the first day after the accounting year, by article 14 of the Measures for Accounting Archives and its tables; sealed once the account is deleted, shown in no list, and removed afterwards.',
        'What was made public: ten years; once the account is deleted the page says “Deleted user”, and what stood there is sealed.',
        'Logs: six months at least; once the account is deleted a digest that cannot be turned back stands for it.',
      ],
      'What is past its term is removed every hour without anybody asking.',
    ],
    [
      '5. Who else sees it',
      'Officers of the agency in charge, within their duties; the treasury and the bank, what a payment needs. Where the law asks for publicity, the applicant’s name, the item and the amount are published, and never document numbers, telephone numbers or accounts. Nobody else is given anything unless the law says so. The data stays in mainland China.',
    ],
    [
      '6. Security',
      'Document numbers and bank accounts are kept encrypted and shown in part. An officer who looks at the whole of one states a reason that is recorded; you can read those records in your user centre under “Who looked at my data”.',
    ],
    [
      '7. Your rights',
      [
        'To see and to copy: the page “Account and safety” exports all of it.',
        'To correct: change how you are reached and your picture yourself; ask the agency for the rest.',
        'To withdraw: each consent on the page “Account and safety”, as easily as it was given. You are told first what stops. What was done before stays lawful.',
        'To erase: the page “Account and safety” deletes your account. You are shown first what goes, what the law keeps, by which rule and until which day. It waits while a payment is under way or a case is open. An officer can do it for you.',
        'To have things explained: ask us; we answer within fifteen working days.',
      ],
    ],
    ['8. Children', 'Nobody under fourteen can register.'],
    [
      '9. Changes',
      'A change is published as a new edition, and former editions stay readable. Where purposes, ways or kinds of data change, you are asked again.',
    ],
  ]),
};
