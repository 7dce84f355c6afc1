/** The keys of the canvas on which a process is drawn, in Chinese. */
export const designerKeys = {
  shortcuts: '快捷键',
  keys: {
    saving: '保存草稿',
    undoing: '撤销',
    redoing: '重做',
    copying: '复制 / 剪切 / 粘贴',
    choosingAll: '全选',
    finding: '查找元素',
    naming: '编辑名称',
    removing: '删除所选元素',
    movingShapes: '移动所选元素',
    movingCanvas: '移动画布',
    zooming: '放大 / 缩小 / 原始大小',
    hand: '抓手工具',
    lasso: '框选工具',
    space: '调整间距工具',
    connecting: '连线工具',
  },
};
