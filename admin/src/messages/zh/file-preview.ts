/** Texts of files that are looked at in place, in Chinese. */
export const filePreview = {
  previewFailed: '文件无法预览，请下载查看。',
  noPdfViewer: '本浏览器不能直接显示PDF，请下载查看。',
  pictureOf: '{name}的图片',
  download: '下载',
};
