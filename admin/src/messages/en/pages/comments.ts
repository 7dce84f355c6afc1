/** Texts of what stands beside comments on a case, in English. */
export const comments = {
  attachHint: 'Attach a file',
  files: 'Files',
  download: 'Download {name}',
  nobodyFound: 'Nobody found',
  mentionHint: 'Type @ to mention a colleague',
  tells: 'Will be told: {names}',
  mentioned: 'Mentions {names}',
  between: ', ',
  uploading: 'A file is still being uploaded',
  downloadAll: 'Download all files ({count})',
  downloading: 'Downloading {percent}%',
};
