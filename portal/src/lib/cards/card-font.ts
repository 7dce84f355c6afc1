import 'server-only';

import { existsSync } from 'node:fs';

import { config } from '../../config.ts';

/** Where systems keep a font with Chinese characters. */
const places = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc',
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/adobe-source-han-sans/SourceHanSansCN-Regular.otf',
  '/usr/share/fonts/truetype/wqy/wqy-microhei.ttc',
  '/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc',
  '/usr/share/fonts/wqy-microhei/wqy-microhei.ttc',
  '/System/Library/Fonts/PingFang.ttc',
  '/System/Library/Fonts/STHeiti Medium.ttc',
  'C:\\Windows\\Fonts\\msyh.ttc',
  'C:\\Windows\\Fonts\\simhei.ttf',
];

let known: { font: string | undefined } | undefined;

/** The font that cards are drawn with: the one that the settings name, else one of the system; undefined where there is none. */
export function cardFont(): string | undefined {
  const named = config.cardFont === undefined ? places : [config.cardFont];
  known ??= { font: named.find((place) => existsSync(place)) };
  return known.font;
}
