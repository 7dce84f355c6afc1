/** Texts of the widths of a table's columns, in Chinese. */
export const columns = {
  title: '列宽',
  usual: '默认',
  hint: '{least}–{most} 像素；留空为默认宽度。也可拖动表头右侧边线，双击恢复默认。',
};
