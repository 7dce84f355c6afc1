import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import * as antd from 'antd';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';

import { designTokens } from '../src/app/appearance/design-tokens.ts';

const { Badge, Dropdown, Form, Input, Layout, Modal, Popconfirm, Popover, Radio, Space, Tag, Tooltip } = antd;

/** Components whose styles many pages want, each with as little as it can be drawn with. */
const usualComponents = () => (
  <>
    <antd.App />
    <antd.Button />
    <antd.Card />
    <antd.Col />
    <antd.Row />
    <antd.Flex />
    <antd.Divider />
    <Layout />
    <Layout.Sider />
    <antd.Menu items={[]} />
    <antd.Breadcrumb />
    <antd.Tabs />
    <antd.Drawer />
    <Form>
      <Form.Item label="a" name="a">
        <Input />
      </Form.Item>
    </Form>
    <Input />
    <Input.Search />
    <Input.TextArea />
    <antd.InputNumber />
    <antd.Checkbox />
    <Radio />
    <Radio.Group options={['a']} optionType="button" />
    <antd.Select />
    <antd.AutoComplete />
    <antd.Switch />
    <antd.DatePicker />
    <antd.TreeSelect />
    <antd.Upload />
    <antd.Segmented options={['a']} />
    <antd.Table />
    <antd.List />
    <antd.Tree treeData={[]} />
    <antd.Pagination />
    <antd.Descriptions />
    <antd.Collapse />
    <antd.Empty />
    <antd.Result />
    <antd.Statistic />
    <antd.Steps />
    <antd.Progress />
    <antd.Alert />
    <antd.Avatar />
    <antd.Skeleton />
    <antd.Spin />
    <antd.Typography.Text>a</antd.Typography.Text>
    <Tag />
    <Tag color="success" />
    <Tag color="blue" />
    <Tag.CheckableTag checked />
    <Space>a</Space>
    <Space.Compact>a</Space.Compact>
    <Badge>a</Badge>
    <Dropdown menu={{ items: [] }}>
      <i />
    </Dropdown>
    <Modal._InternalPanelDoNotUseOrYouWillBeFired title="a" />
    <Popconfirm._InternalPanelDoNotUseOrYouWillBeFired title="a" />
    <Popover._InternalPanelDoNotUseOrYouWillBeFired title="a" />
    <Tooltip._InternalPanelDoNotUseOrYouWillBeFired title="a" />
  </>
);

/** The styles of the library's usual components: the same in every theme, for colours are variables in them. */
export function libraryStyles(theme: antd.ThemeConfig): string {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <antd.ConfigProvider theme={theme}>{usualComponents()}</antd.ConfigProvider>
    </StyleProvider>,
  );
  return extractStyle(cache, { plain: true, types: 'style' });
}

/**
 * Puts these styles into a file of the build, before all others as the library would have put them. At run time it
 * finds them named there, and neither makes nor inserts them, which took a third of the time until a list could be used.
 * Whatever is not among them it still makes by itself.
 */
export function styleSheet(): Plugin {
  const name = 'library.css';
  let base = '/';
  return {
    name: 'library-styles',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    buildStart() {
      this.emitFile({
        type: 'asset',
        name,
        source: libraryStyles(designTokens({ isDark: false }, '#1d6fd0')),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const file = Object.values(bundle).find((made) => made.type === 'asset' && made.names.includes(name));
        if (!file) throw new Error('The styles of the library are not among the files');
        const attrs = { rel: 'stylesheet', href: base + file.fileName };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
