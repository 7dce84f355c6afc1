import type { filePreview as zh } from '../zh/file-preview.ts';

/** Texts of files that are looked at in place, in English. */
export const filePreview: typeof zh = {
  previewFailed: 'The file cannot be shown here, download it instead.',
  noPdfViewer: 'This browser does not show PDF files, download it instead.',
  pictureOf: 'Picture of {name}',
  download: 'Download',
};
