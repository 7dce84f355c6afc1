import { leavePages } from '@policy/shared/contract/workflow/flow-pages.ts';

import type { SlugRow } from '../slug-rows.ts';

/** An entry: its key, what it is called in Chinese and in English, and what is noted of it. */
type Entry = readonly [key: string, zh: string, en: string, remark?: string];
type Seed = readonly [code: string, zh: string, en: string, entries: readonly Entry[]];

/** Dictionaries that the platform's own screens and older clients ask for by code. */
const system: readonly Seed[] = [
  [
    ...(['sex', '性别', 'Sex'] as const),
    [
      ['0', '未知', 'Unknown'],
      ['1', '男', 'Male'],
      ['2', '女', 'Female'],
    ],
  ],
  [
    ...(['yes_no', '是否', 'Yes or no'] as const),
    [
      ['1', '否', 'No'],
      ['2', '是', 'Yes'],
    ],
  ],
  [
    ...(['notice', '通知类型', 'Kinds of notice'] as const),
    [
      ['1', '发布通知', 'Release'],
      ['2', '批转通知', 'Circular'],
      ['3', '转发通知', 'Forwarded'],
      ['4', '指示通知', 'Instruction'],
      ['5', '任免通知', 'Appointment'],
      ['6', '事务通知', 'Routine'],
    ],
  ],
  [
    ...(['menu_category', '菜单类型', 'Kinds of menu'] as const),
    [
      ['1', '菜单', 'Menu'],
      ['2', '按钮', 'Button'],
    ],
  ],
  [
    ...(['button_func', '按钮功能', 'Places of a button'] as const),
    [
      ['1', '工具栏', 'Toolbar'],
      ['2', '操作栏', 'Row'],
      ['3', '工具操作栏', 'Toolbar and row'],
    ],
  ],
  [
    ...(['data_scope_type', '数据权限', 'Data scopes'] as const),
    [
      ['1', '全部', 'All'],
      ['2', '本人', 'Own rows'],
      ['3', '所在部门', 'Own department'],
      ['4', '所在部门及下级', 'Own department and below'],
      ['5', '自定义', 'A condition'],
    ],
  ],
  [
    ...(['api_scope_type', '接口权限', 'API scopes'] as const),
    [
      ['1', '系统接口', 'System'],
      ['2', '业务接口', 'Business'],
    ],
  ],
  [
    ...(['org_category', '机构类型', 'Kinds of unit'] as const),
    [
      ['company', '公司', 'Company'],
      ['department', '部门', 'Department'],
      ['group', '小组', 'Group'],
    ],
  ],
  [
    ...(['region', '行政区划等级', 'Levels of region'] as const),
    [
      ['0', '国家', 'Country'],
      ['1', '省份/直辖市', 'Province'],
      ['2', '地市', 'City'],
      ['3', '区县', 'District'],
      ['4', '乡镇/街道', 'Town or subdistrict'],
      ['5', '村委/社区', 'Village or community'],
    ],
  ],
  [
    ...(['user_type', '用户平台', 'User platforms'] as const),
    [
      ['1', '管理后台', 'Back-office'],
      ['2', '服务门户', 'Portal'],
    ],
  ],
  [
    ...(['oss', '对象存储类型', 'Object storage'] as const),
    [
      ['local', '本地磁盘', 'Local disk'],
      ['minio', 'MinIO', 'MinIO'],
      ['qiniu', '七牛云 Kodo', 'Qiniu Kodo'],
      ['aliyun', '阿里云 OSS', 'Aliyun OSS'],
      ['tencent', '腾讯云 COS', 'Tencent COS'],
      ['huawei', '华为云 OBS', 'Huawei OBS'],
      ['aws', 'AWS S3', 'AWS S3'],
      ['s3', '其他 S3 兼容存储', 'Other S3-compatible storage'],
    ],
  ],
  [
    ...(['sms', '短信服务类型', 'SMS services'] as const),
    [
      ['outbox', '发件箱', 'Outbox'],
      ['http', 'HTTP 网关', 'HTTP gateway'],
      ['aliyun', '阿里云', 'Aliyun'],
      ['tencent', '腾讯云', 'Tencent Cloud'],
    ],
  ],
  [...(['flow', '流程类型', 'Kinds of process'] as const), [['leave', '请假流程', 'Leave', leavePages]]],
];

/** The classes that official documents are filed under; a policy keeps the words of its own. */
const topics: readonly (readonly [zh: string, en: string])[] = [
  ['综合政务', 'General government affairs'],
  ['国民经济管理、国有资产监管', 'Economic administration and state assets'],
  ['财政、金融、审计', 'Finance, banking and audit'],
  ['国土资源、能源', 'Land, resources and energy'],
  ['农业、林业、水利', 'Agriculture, forestry and water'],
  ['工业、交通', 'Industry and transport'],
  ['商贸、海关、旅游', 'Commerce, customs and tourism'],
  ['市场监管、安全生产监管', 'Market and safety supervision'],
  ['城乡建设、环境保护', 'Construction and environment'],
  ['科技、教育', 'Science and education'],
  ['文化、广电、新闻出版', 'Culture, broadcasting and press'],
  ['卫生、体育', 'Health and sport'],
  ['人口与计划生育、妇女儿童工作', 'Population, women and children'],
  ['劳动、人事、监察', 'Labour, personnel and supervision'],
  ['公安、安全、司法', 'Public security and justice'],
  ['民政、扶贫、救灾', 'Civil affairs and relief'],
  ['其他', 'Other'],
];

/** What editors are shown before a review: marks of what is secret, and praise that official texts do not use. */
const unwanted: readonly (readonly [zh: string, en: string])[] = [
  ['绝密', 'Top secret'],
  ['机密', 'Confidential'],
  ['内部资料', 'Internal material'],
  ['不予公开', 'Not to be disclosed'],
  ['最高级', 'The very best'],
  ['独家', 'Exclusive'],
];

/** What a tenant may reword for itself. */
const business: readonly Seed[] = [
  [
    ...(['post_category', '岗位类型', 'Kinds of position'] as const),
    [
      ['senior', '高层', 'Senior'],
      ['middle', '中层', 'Middle'],
      ['basic', '基层', 'Basic'],
      ['other', '其他', 'Other'],
    ],
  ],
  [
    ...(['enterprise_size', '企业规模', 'Sizes of company'] as const),
    [
      ['large', '大型', 'Large'],
      ['medium', '中型', 'Medium'],
      ['small', '小型', 'Small'],
      ['micro', '微型', 'Micro'],
    ],
  ],
  [
    ...(['policy_topic', '主题分类', 'Topics of policies'] as const),
    topics.map(([zh, en]) => [zh, zh, en] as const),
  ],
  [
    ...(['content_sensitive_word', '内容敏感词', 'Words to look at before publishing'] as const),
    unwanted.map(([zh, en]) => [zh, zh, en] as const),
  ],
];

const rootsOf = (sort: string, seeds: readonly Seed[]): SlugRow[] =>
  seeds.map(([code, dictValue, nameEn], index) => ({
    ...{ id: `${sort}:${code}`, code, dictValue, nameEn, sort: index + 1 },
  }));

const entriesOf = (sort: string, seeds: readonly Seed[]): SlugRow[] =>
  seeds.flatMap(([code, , , entries]) =>
    entries.map(([dictKey, dictValue, nameEn, remark = null], index) => ({
      ...{ id: `${sort}:${code}:${dictKey}`, parentId: `${sort}:${code}`, code },
      ...{ dictKey, dictValue, nameEn, remark, sort: index + 1 },
    })),
  );

/** The platform's dictionaries, then their entries. */
export const systemLevels = [rootsOf('dict', system), entriesOf('dict', system)];
/** Those of the first tenant, which new tenants begin with as well. */
export const businessLevels = [rootsOf('dict-biz', business), entriesOf('dict-biz', business)];
