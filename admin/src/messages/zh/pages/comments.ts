/** Texts of what stands beside comments on a case, in Chinese. */
export const comments = {
  attachHint: '添加附件',
  files: '附件',
  download: '下载 {name}',
  nobodyFound: '没有找到人员',
  mentionHint: '输入 @ 可提及同事',
  tells: '将通知：{names}',
  mentioned: '提及：{names}',
  between: '、',
  uploading: '附件正在上传，请稍候',
  downloadAll: '下载全部附件（{count}）',
  downloading: '正在下载 {percent}%',
};
