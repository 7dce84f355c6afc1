import { setLines } from '@policy/shared/forms/fields/set-lines.ts';

const line = (kind: keyof typeof setLines, title: string) => ({ type: 'string', title, ...setLines[kind] });
const pictures = (title: string, maxItems: number) => ({
  ...{ type: 'array', title, uniqueItems: true, maxItems, items: { type: 'string', format: 'uuid' } },
  'x-files': { accept: ['png', 'jpg'], maxSizeMb: 1 },
});
const group = (title: string, properties: object) => ({ type: 'object', title, required: [], properties });
const text = (title: string) => ({ type: 'string', title });

/** A form with lines of a set form, a dictionary, tabs, a folded group, pictures, a rich text and a signature. */
export const everyNewKind = {
  schema: {
    ...{ type: 'object', required: [] },
    properties: {
      tel: line('phone', '电话'),
      mail: line('email', '邮箱'),
      site: line('link', '网址'),
      arrival: line('dateTime', '到达'),
      hour: line('time', '几点'),
      spot: line('location', '地点'),
      topic: { type: 'string', title: '主题', 'x-dictionary': 'policy_topic' },
      intro: { type: 'string', title: '介绍', contentMediaType: 'text/html' },
      photos: pictures('照片', 3),
      signed: pictures('签名', 1),
      pages: group('页', {
        first: group('第一页', { one: text('一') }),
        second: group('第二页', { two: text('二') }),
      }),
      folded: group('更多', { three: text('三') }),
    },
  },
  uiSchema: {
    tel: { 'ui:widget': 'phone' },
    mail: { 'ui:widget': 'email' },
    site: { 'ui:widget': 'link' },
    arrival: { 'ui:widget': 'dateTime' },
    hour: { 'ui:widget': 'time' },
    spot: { 'ui:widget': 'location' },
    topic: { 'ui:widget': 'dictionary', 'ui:options': { names: { gone: '旧主题' } } },
    intro: { 'ui:widget': 'richText' },
    photos: { 'ui:widget': 'images', 'ui:options': { names: { p1: '现场.png' } } },
    signed: { 'ui:widget': 'signature' },
    pages: { 'ui:options': { look: 'tabs' } },
    folded: { 'ui:options': { look: 'collapse' } },
  },
};

/** The words of the form itself. */
export const texts = {
  ...{ optional: '选填', given: '系统自动填写', choose: '请选择', addRow: '添加', noRows: '', comment: '' },
  ...{ toMend: '（有问题）', row: String, removeRow: String },
};
